import {
  type AnchorHTMLAttributes,
  Children,
  type HTMLAttributes,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
  type TableHTMLAttributes,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
} from 'react'
import type { Article } from '#site/content/article.ts'
import { headingId } from '#site/content/heading-id.ts'
import { wordsIn } from '#site/content/words-in.ts'
import { isPath } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'

/** A text in its type: measure, rhythm, tables ruled like a bill. */
export function Prose({ Text }: { Text: Article['default'] }) {
  return (
    <div className="prose">
      <Text components={{ a: TextLink, h2: Heading, table: WideTable, tr: Row, th: HeadCell, td: Cell }} />
    </div>
  )
}

function TextLink({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const [, path = '', and = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  if (isPath(path))
    return (
      <AppLink to={path} and={and} {...rest}>
        {children}
      </AppLink>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

// Reading views throw away what is called "extras" or "contact", as some addresses are, unless it is also called content.
function Heading({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  return (
    <h2 id={headingId(wordsIn(children))} tabIndex={-1} className="content" {...rest}>
      {children}
    </h2>
  )
}

// A table that is wider than a phone scrolls within itself, by keyboard too. Markdown has no captions: the heads
// of its columns tell two tables of a page apart.
function WideTable(props: TableHTMLAttributes<HTMLTableElement>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={`Table: ${columnsIn(props.children).join(', ')}`} tabIndex={0} className="table-scroll">
      <table {...props} />
    </section>
  )
}

const columnsIn = (node: ReactNode): string[] =>
  Children.toArray(node).flatMap(child => {
    if (!isValidElement<PropsWithChildren>(child)) return []
    return child.type === HeadCell ? [wordsIn(child.props.children)] : columnsIn(child.props.children)
  })

// Markdown has no heads for rows either: the first cell names its row.
function Row({ children, ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  const [first, ...others] = Children.toArray(children).filter(child => isValidElement<PropsWithChildren>(child))
  return (
    <tr {...rest}>
      {first?.type === Cell ? (
        <th scope="row" className="font-normal">
          {first.props.children}
        </th>
      ) : (
        first
      )}
      {others}
    </tr>
  )
}

// Markdown aligns a column by a style attribute, which the policy refuses.
function HeadCell({ style, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th data-align={style?.textAlign} {...rest} />
}
function Cell({ style, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td data-align={style?.textAlign} {...rest} />
}
