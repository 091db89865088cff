import { type ReactNode, useRef } from 'react'
import type { Asked } from '#site/session/use-answer.ts'
import { TryAgain } from '#site/ui/try-again.tsx'

interface AnswerViewProps<Data> {
  asked: Asked<Data>
  reload: () => void
  children: (data: Data) => ReactNode
}

/**
 * The answer; or that it is loading, where an answer to another question keeps its room, unseen, so that nothing moves;
 * or that it failed, above the earlier answer if there is one.
 */
export function AnswerView<Data>({ asked, reload, children }: AnswerViewProps<Data>) {
  const status = useRef<HTMLParagraphElement>(null)
  const isOld = asked.state === 'failed' && 'before' in asked
  const isOther = asked.state === 'loading' && 'before' in asked
  return (
    <>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={`py-6 text-muted empty:sr-only ${isOther ? 'absolute' : ''}`}
      >
        {asked.state === 'loading' && 'Loading …'}
      </p>
      {asked.state === 'failed' && (
        <TryAgain
          sentence={asked.sentence}
          isOld={isOld}
          again={asked.again}
          onAgain={reload}
          next={() => status.current}
          className={isOld ? 'mt-4 mb-8' : 'my-4'}
        />
      )}
      {(asked.state === 'there' || isOld || isOther) && (
        <div className={`contents ${isOther ? 'invisible' : ''}`}>
          {children(asked.state === 'there' ? asked.data : (asked.before as Data))}
        </div>
      )}
    </>
  )
}
