import type { FaqItem } from '#widgets/faq/content.ts'

/** Does a question, with its answer, contain every word of the search? */
export function matches({ question, answer }: FaqItem, sought: string): boolean {
  const text = plain(`${question} ${answer}`)
  return plain(sought)
    .split(/\s+/)
    .every(word => text.includes(word))
}

const plain = (text: string) => text.toLowerCase().replace(/[’']/g, '').trim()
