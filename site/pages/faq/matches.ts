import type { Question } from './question.ts'

/** Whether a question, its answer or its other names have each word of the search, or one that begins with it. */
export function matches(item: Question, sought: string): boolean {
  const needed = wordsOf(sought).filter(word => !SAY_NOTHING.has(word))
  // Nothing is sought while the page starts, and taking all answers apart would hold up a slow phone.
  if (needed.length === 0) return true
  const { question, answer, also = '' } = item
  const words = wordsOf(`${question} ${answer} ${also}`)
  return needed.every(word => words.some(one => one.startsWith(withoutS(word))))
}

/** Words of whole questions, which people type too: nearly every answer has them, or the right one does not. */
const SAY_NOTHING = new Set(
  'a am an and any are be can could did do does for from get have how i if in is it me my of on or our should so that the there this to too was we what when where will with would you your'.split(
    ' ',
  ),
)

/** The words alone: somebody who types a whole question ends it with its mark. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}$%]+/u)
    .filter(Boolean)

/** Of "complaints" and "complaint" each finds the other. */
const withoutS = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)
