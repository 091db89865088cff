import { countLabel } from '#widgets/domain/number.ts'
import { when } from '../when.ts'
import type { StuckMessage } from './figures.ts'

const CHANNEL: Record<StuckMessage['channel'], string> = { email: 'email', sms: 'SMS' }

/** Messages that do not go out: how many, and of the latest which and why. */
export function Stuck({ count, messages }: { count: number; messages: readonly StuckMessage[] }) {
  return (
    <div role="alert" className="mb-6 border-ember border-l-4 bg-sand p-4">
      <p className="font-semibold">
        {count === 1 ? '1 message' : `${countLabel(count)} messages`} could not be sent after three attempts.
      </p>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2">Which, and why</summary>
        <ul className="text-sm">
          {messages.map(({ id, kind, channel, recipient, last_error, created_at }) => (
            <li key={id} className="border-line border-t py-2 [overflow-wrap:anywhere]">
              “{kind.replaceAll('-', ' ')}” by {CHANNEL[channel]} to {recipient}, {when(created_at)}
              <span className="block text-muted">{last_error ?? 'The provider gave no reason.'}</span>
            </li>
          ))}
        </ul>
        {count > messages.length && <p className="text-muted text-sm">These are the latest {messages.length}.</p>}
      </details>
    </div>
  )
}
