import { lazy, Suspense, useState } from 'react'
import { countLabel } from '#widgets/domain/number.ts'
import type { StuckMessage } from './figures.ts'

// On most days nothing is stuck, and what can be done about it is no part of the first view.
const StuckList = lazy(() => import('./stuck-list.tsx').then(({ StuckList }) => ({ default: StuckList })))

/** Messages that could not be sent: how many, and of the latest, which, why, and what to do about each, or about all. */
export function Stuck({ count, messages }: { count: number; messages: readonly StuckMessage[] }) {
  const [opened, setOpened] = useState(false)
  return (
    <div className="trouble-box mb-6 p-4">
      {/* Alone: an alert is read out whole, and whoever opened the list would hear all of it, and again at each change. */}
      <p role="alert" className="font-semibold">
        {count === 1 ? '1 message' : `${countLabel(count)} messages`} could not be sent.
      </p>
      <details className="mt-1" onToggle={() => setOpened(true)}>
        <summary className="min-h-11 cursor-pointer py-2">Which ones, and why</summary>
        {opened && (
          <Suspense fallback={<p role="status">Loading …</p>}>
            <StuckList count={count} messages={messages} />
            {count > messages.length && <p className="text-muted text-sm">These are the latest {messages.length}.</p>}
          </Suspense>
        )}
      </details>
    </div>
  )
}
