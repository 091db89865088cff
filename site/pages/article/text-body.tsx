import type { ReactNode } from 'react'
import { WithContents } from './contents-list.tsx'
import { Prose } from './prose.tsx'
import type { Reading } from './reading.tsx'
import { Related } from './related.tsx'
import { Sources } from './sources.tsx'

interface TextBodyProps extends Reading {
  /** Sections that the page adds below the text, with their headings for the contents list. */
  also?: { contents: Reading['listed']['contents']; sections: ReactNode }
}

/** A text with its contents list, its sources and what to read next. */
export function TextBody({ listed: { contents, sources, related }, Text, also }: TextBodyProps) {
  return (
    <div className="grid page-width grid-cols-1 gap-y-8 py-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-x-12 lg:py-16">
      <WithContents contents={[...contents, ...(also?.contents ?? [])]}>
        <div className="min-w-0">
          <Prose Text={Text} />
          {also?.sections}
          <div className="mt-14 grid max-w-[44rem] gap-x-12 gap-y-10 md:grid-cols-2">
            <Sources keys={sources} />
            <Related paths={related} />
          </div>
        </div>
      </WithContents>
    </div>
  )
}
