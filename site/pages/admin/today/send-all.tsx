import { useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { askTeam } from '../ask-team.ts'
import { useOneAtATime } from '../forms/one-at-a-time.ts'
import { Sure } from '../forms/sure.tsx'
import type { StuckMessage } from './figures.ts'
import { resend } from './resend.ts'

interface SendAllProps {
  count: number
  /** The latest of them. */
  messages: readonly StuckMessage[]
}

/** After a provider was down, or its key wrong: all that could not be sent is tried again, also what is not listed. */
export function SendAll({ count, messages }: SendAllProps) {
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  // Refused again after another try, it is no longer on its way.
  const [pressedFor, setPressedFor] = useState(messages)
  const isBack = messages.some(({ id, attempts }) => pressedFor.some(one => one.id === id && one.attempts < attempts))
  const { busy, run } = useOneAtATime()

  async function send() {
    setAsking(false)
    setSaid('')
    setPressedFor(messages)
    const answer = await askTeam(client =>
      resend(client)
        // What counts as stuck. A message not tried yet is already due.
        .or('attempts.gte.3,next_attempt_at.eq.infinity')
        .select('id'),
    )
    if (!answer.ok) return setSaid(whyFailed(answer))
    setSaid(answer.data.length > 0 ? UNDER_WAY : NOTHING_LEFT)
  }
  return (
    <div className="pb-2 text-sm">
      <button
        type="button"
        className={LINK_BUTTON}
        aria-disabled={busy || undefined}
        onClick={() => busy || setAsking(true)}
      >
        Send all {countLabel(count)} again
      </button>
      <span role="status" className="block font-semibold">
        {busy ? 'Asking …' : !isBack && said}
      </span>
      {asking && (
        <Sure
          question={`Send all ${countLabel(count)} messages again, however old they are? What is sent cannot be taken back.`}
          yes="Send them"
          onYes={() => void run(send)}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const UNDER_WAY =
  'They will be sent with the next runs, the first within a minute. What is refused again will come back here.'
const NOTHING_LEFT = 'They have since been sent or deleted: nothing is left to do.'
