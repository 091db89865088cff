import type { FaqItem } from './content.ts'

/**
 * Questions that a page wrote as `<details>` inside the tag: they work without script, and become the
 * accordion with it. Nothing when there are none.
 */
export function readDetails(host: Element): { items?: readonly FaqItem[] } {
  const items = [...host.querySelectorAll('details')].map(details => {
    const question = details.querySelector('summary')
    const answer = details.cloneNode(true) as Element
    answer.querySelector('summary')?.remove()
    return { question: words(question), answer: [...blocksOf(answer)].filter(Boolean).join('\n\n') }
  })
  return items.length ? { items } : {}
}

/** Each block of text is a paragraph; text that stands by itself is one too. */
function blocksOf(answer: Element): string[] {
  return answer.children.length ? [...answer.childNodes].map(words) : [words(answer)]
}

const words = (node: Node | null) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
