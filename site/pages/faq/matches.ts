import type { FaqItem } from '#widgets/faq/content.ts'

/** Does a question, with its answer, contain every word of the search? */
export function matches({ question, answer }: FaqItem, sought: string): boolean {
  const text = plain(`${question} ${answer}`)
  return plain(sought)
    .split(' ')
    .every(word => text.includes(word))
}

/** The words alone: somebody who types a whole question ends it with its mark. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
