/** Field name → what is wrong with it, in a sentence. */
export type Problems<Name extends string = string> = Readonly<Partial<Record<Name, string | undefined>>>

/** Moves the focus to the first field with a problem, in the order they are named; returns whether there is one. */
export function focusProblem(form: HTMLFormElement, problems: Problems): boolean {
  const first = Object.keys(problems).find(name => problems[name])
  if (first !== undefined) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  return first !== undefined
}
