import type { FormEvent } from 'react'
import { inPlace } from './in-place.ts'

/** Field name → what is wrong with it, in a sentence. */
export type Problems<Name extends string = string> = Readonly<Partial<Record<Name, string | undefined>>>

/** Moves the focus to the first field with a problem, in the order they are named; returns whether there is one. */
export function focusProblem(form: HTMLFormElement, problems: Problems): boolean {
  const first = Object.keys(problems).find(name => problems[name])
  if (first !== undefined) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  return first !== undefined
}

/** Shows what is left of the problems once a field has been put right; that field stays where it is. */
export function showLeft(typed: FormEvent, problems: Problems, now: Problems, show: (left: Problems) => void): void {
  const left = stillWrong(problems, now)
  if (left !== problems) inPlace(typed.target as Element, () => show(left))
}

/**
 * What was found when the form was sent, without what has been put right since; a new problem is said at the next
 * sending. A field that was put right keeps its name here, without a sentence: so it can be told that something was.
 */
export function stillWrong(problems: Problems, now: Problems): Problems {
  const found = Object.entries(problems)
  if (!found.some(([name, sentence]) => sentence && !now[name])) return problems
  return Object.fromEntries(found.map(([name, sentence]) => [name, now[name] && sentence]))
}
