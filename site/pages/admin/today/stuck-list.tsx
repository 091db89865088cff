import { useRef, useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { askTeam } from '../ask-team.ts'
import { when } from '../entry/when.ts'
import { Sure } from '../forms/sure.tsx'
import type { StuckMessage } from './figures.ts'
import { resend } from './resend.ts'
import { SendAll } from './send-all.tsx'

const CHANNEL: Record<StuckMessage['channel'], string> = { email: 'email', sms: 'SMS' }

/** The lists of what messages are about, by a word of their kind. */
const LISTS = [
  ['quote', 'requests'],
  ['booking', 'calls'],
  ['contact', 'messages'],
] as const

const NOT_TRIED =
  'Not tried for an hour: the function that sends messages is not running, or stops before this one. Its log says why.'

/** Which messages could not be sent, why, and what to do about each, or about all. */
export const StuckList = ({ count, messages }: { count: number; messages: readonly StuckMessage[] }) => (
  <>
    {count > 1 && messages.some(({ attempts }) => attempts > 0) && <SendAll count={count} messages={messages} />}
    <ul className="text-sm">
      {messages.map(message => (
        // Refused again after another try, it has its buttons again.
        <Message key={`${message.id} ${message.attempts}`} message={message} />
      ))}
    </ul>
  </>
)

type State = 'stuck' | 'asking' | 'working' | { done: string } | { failed: string }

function Message({
  message: { id, kind, channel, recipient, last_error, attempts, created_at, reference },
}: {
  message: StuckMessage
}) {
  const [state, setState] = useState<State>('stuck')
  const outcome = useRef<HTMLSpanElement>(null)
  // Of a request that was withdrawn nothing is left.
  const list = kind.endsWith('withdrawn') ? undefined : LISTS.find(([word]) => kind.split('-').includes(word))?.[1]
  const name = `“${kind.replaceAll('-', ' ')}” by ${CHANNEL[channel]} to ${recipient}, ${when(created_at)}`

  async function change(question: Parameters<typeof askTeam<{ id: number }[]>>[0], done: string) {
    setState('working')
    const answer = await askTeam(question)
    if (!answer.ok) return setState({ failed: whyFailed(answer) })
    setState({ done: answer.data.length > 0 ? done : 'It has since been sent or deleted: nothing is left to do.' })
  }
  const sendAgain = () =>
    change(
      client => resend(client).eq('id', id).select('id'),
      'It will be sent with the next run, within a minute. If it is refused again, it will come back here.',
    )
  const remove = () =>
    change(
      client => client.from('outbox_messages').delete().eq('id', id).is('sent_at', null).select('id'),
      'Deleted. It will not be sent.',
    )

  const isDone = typeof state === 'object' && 'done' in state
  const isBusy = state === 'working'
  // The buttons go once it is done.
  const toOutcome = handFocusOn(() => outcome.current)
  return (
    <li className="border-line border-t py-2 wrap-anywhere">
      {name}
      <span className="block text-muted">
        {last_error ?? (attempts > 0 ? 'The provider gave no reason.' : NOT_TRIED)}
      </span>
      {reference && list && (
        <>
          About{' '}
          <AppLink to="/admin" and={`?screen=${list}&open=${reference}`} className="py-1.5 font-semibold text-eucalypt">
            {reference}
          </AppLink>
        </>
      )}
      {!isDone && (
        <span className="mt-1 flex flex-wrap gap-x-5">
          {/* A message not tried yet is already due. */}
          {attempts > 0 && (
            <button
              ref={toOutcome}
              type="button"
              className={LINK_BUTTON}
              aria-disabled={isBusy}
              onClick={() => isBusy || void sendAgain()}
            >
              Send again<span className="sr-only"> {name}</span>
            </button>
          )}
          <button
            ref={toOutcome}
            type="button"
            className={LINK_BUTTON}
            aria-disabled={isBusy}
            onClick={() => isBusy || setState('asking')}
          >
            Delete<span className="sr-only"> {name}</span>
          </button>
        </span>
      )}
      <span ref={outcome} role="status" tabIndex={-1} className="block font-semibold">
        {typeof state === 'object' && ('done' in state ? state.done : state.failed)}
      </span>
      {state === 'asking' && (
        <Sure
          question={`Delete the message ${name}? It will never be sent.`}
          yes="Delete it"
          onYes={remove}
          onNo={() => setState('stuck')}
        />
      )}
    </li>
  )
}
