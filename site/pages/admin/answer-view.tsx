import type { ReactNode } from 'react'
import type { Asked } from '#site/session/use-answer.ts'

interface AnswerViewProps<Data> {
  asked: Asked<Data>
  reload: () => void
  children: (data: Data) => ReactNode
}

/** What was asked for, or that it is on its way, or that it did not come. */
export function AnswerView<Data>({ asked, reload, children }: AnswerViewProps<Data>) {
  if (asked.state === 'there') return children(asked.data)
  if (asked.state === 'loading')
    return (
      <p role="status" className="py-6 text-muted">
        Fetching …
      </p>
    )
  return (
    <div role="alert" className="my-4 border-ember border-l-4 bg-sand p-5">
      <p>{asked.sentence}</p>
      <button type="button" className="hic-button mt-3" data-look="quiet" aria-disabled={asked.again} onClick={reload}>
        {asked.again ? 'Trying again …' : 'Try again'}
      </button>
    </div>
  )
}
