import { type ReactNode, useEffect, useRef } from 'react'
import type { Asked } from '#site/session/use-answer.ts'
import { useSeenAgain } from '#site/ui/seen-again.ts'
import { takeLostFocus } from '#site/ui/take-focus.ts'
import { TryAgain } from '#site/ui/try-again.tsx'

interface OwnListProps<Item> {
  title: string
  asked: Asked<Item[]>
  reload: () => void
  empty: ReactNode
  line: (item: Item) => ReactNode
}

/** A list of the visitor's own things, with its loading, failed and empty states. */
export function OwnList<Item extends { id: string }>({ title, asked, reload, empty, line }: OwnListProps<Item>) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // If it cannot be read again the old list stays: somebody may be typing in it.
  const items = asked.state === 'there' ? asked.data : asked.state === 'failed' ? asked.before : undefined
  const count = items?.length ?? 0
  const before = useRef(count)

  // When a button goes that had the focus, the head of the list gets it. The button was pressed and went with its line, or
  // it had the focus when the tab was left, and the call is over or has been cancelled since.
  const focused = useRef<Element>(null)
  useEffect(() => {
    const isGone = count < before.current || focused.current?.isConnected === false
    before.current = count
    if (!isGone) return
    focused.current = null
    takeLostFocus(heading.current)
  }, [count, asked])

  // The tab may be looked at again days later, and by then the team has moved a call. An open form stays as it is: saving
  // it tells of a later version.
  useSeenAgain(() => {
    if (!items || section.current?.querySelector('form')) return
    const { activeElement } = document
    focused.current = section.current?.contains(activeElement) ? activeElement : null
    reload()
  })

  return (
    <section ref={section} aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {asked.state === 'loading' && (
        <p role="status" className="mt-4 text-muted">
          Loading …
        </p>
      )}
      {asked.state === 'failed' && (
        <TryAgain
          sentence={asked.sentence}
          isOld={!!asked.before}
          again={asked.again}
          onAgain={reload}
          next={() => heading.current}
          className="mt-4"
        />
      )}
      {items &&
        (items.length === 0 ? (
          <div className="mt-4 max-w-[60ch] text-muted">{empty}</div>
        ) : (
          <ul className="mt-4 border-line border-t">
            {items.map(item => (
              <li key={item.id} className="border-line border-b py-5">
                {line(item)}
              </li>
            ))}
          </ul>
        ))}
    </section>
  )
}
