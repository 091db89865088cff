import { type ReactNode, useRef } from 'react'
import type { Asked } from '#site/session/use-answer.ts'
import { TryAgain } from '#site/ui/try-again.tsx'

interface AnswerViewProps<Data> {
  asked: Asked<Data>
  reload: () => void
  children: (data: Data) => ReactNode
}

/** The answer; or that it is loading; or that it failed, above the earlier answer if there is one. */
export function AnswerView<Data>({ asked, reload, children }: AnswerViewProps<Data>) {
  const status = useRef<HTMLParagraphElement>(null)
  const isOld = asked.state === 'failed' && 'before' in asked
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="py-6 text-muted empty:sr-only">
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
      {asked.state === 'there' ? children(asked.data) : isOld && children(asked.before as Data)}
    </>
  )
}
