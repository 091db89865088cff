import { type ReactNode, useRef } from 'react'
import type { Asked } from '#site/session/use-answer.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'

interface AnswerViewProps<Data> {
  asked: Asked<Data>
  reload: () => void
  children: (data: Data) => ReactNode
}

/** What was asked for, or that it is on its way, or that it did not come. */
export function AnswerView<Data>({ asked, reload, children }: AnswerViewProps<Data>) {
  const status = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="py-6 text-muted empty:sr-only">
        {asked.state === 'loading' && 'Fetching …'}
      </p>
      {asked.state === 'there' && children(asked.data)}
      {asked.state === 'failed' && (
        <div role="alert" className="my-4 border-ember border-l-4 bg-sand p-5">
          <p>{asked.sentence}</p>
          <button
            ref={handFocusOn(() => status.current)}
            type="button"
            className="hic-button mt-3"
            data-look="quiet"
            aria-disabled={asked.again}
            onClick={reload}
          >
            {asked.again ? 'Trying again …' : 'Try again'}
          </button>
        </div>
      )}
    </>
  )
}
