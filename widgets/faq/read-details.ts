import type { FaqItem } from './content.ts'

/**
 * Questions that a page wrote as `<details>` inside the tag: they work without script, and become the
 * accordion with it. Empty if there are none.
 */
export function readDetails(host: Element): { items?: readonly FaqItem[] } {
  const items = [...host.querySelectorAll('details:not(:scope details details)')].map(details => {
    const question = details.querySelector('summary')
    const answer = [...details.childNodes].filter(node => node !== question)
    return { question: paragraphsIn(question ? [question] : []), answer: paragraphsIn(answer) }
  })
  return items.length ? { items } : {}
}

/** The page may still be arriving when the script runs, and a framework may write the questions later. */
export function watchDetails(host: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(host, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * What begins and ends a paragraph, however deeply nested; a link in a sentence is part of the sentence. By the
 * beginnings of their names, from address to ul: every partner's page loads this before anything shows.
 */
const BLOCK = /^(a(dd|rt|si)|bl|br|d[dlt]|div|fi[eg]|foo|h[\der]|li$|ol|p$|pre|sec|sum|t[dhr]|ul)/

/**
 * What nobody sees: style, script, the title of a drawing; and `<noscript>`, into which plugins that load pictures late
 * write a second `<img>`, where it is text.
 */
const UNSEEN = /(script|t[iy]t?le)$/

const paragraphsIn = (nodes: Node[]) =>
  nodes
    .map(words)
    .join('')
    .replace(/\s*\n\s*/g, '\n\n')
    .trim()

function words(node: Node): string {
  if (node.nodeType === 3) return node.textContent!.replace(/\s+/g, ' ')
  const { localName, childNodes } = node as Element
  if (UNSEEN.test(localName)) return ''
  const inside = [...childNodes].map(words).join('')
  return BLOCK.test(localName) ? `\n${inside}\n` : inside
}
