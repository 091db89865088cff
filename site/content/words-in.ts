import { isValidElement, type ReactNode } from 'react'

/** What a reader reads of a piece of a text: headings are addressed by it, and search engines are told it. */
export const wordsIn = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsIn(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
