import type { ReactNode, Ref } from 'react'

interface FilterFoldProps {
  title: string
  note: string
  head?: Ref<HTMLElement>
  children: ReactNode
}

/** A folded part of the filters; of two in a row, the second begins at the rule that ends the first. */
export function FilterFold({ title, note, head, children }: FilterFoldProps) {
  return (
    <details className="border-line border-y py-1 [details+&]:-mt-6 [details+&]:border-t-0">
      <summary ref={head} className="fold min-h-11 py-2.5 font-medium">
        <span className="text-balance">
          {title}
          <span className="block font-normal text-muted text-sm">{note}</span>
        </span>
      </summary>
      {children}
    </details>
  )
}
