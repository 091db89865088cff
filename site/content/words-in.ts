import { isValidElement, type ReactNode } from 'react'

/** The words a reader sees in a piece of a text: headings get their anchors from them, and search engines are told them. */
export const wordsIn = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsIn(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
