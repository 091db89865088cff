/** Field name → what is wrong with it, in a sentence. */
export type Problems<Name extends string = string> = Readonly<Partial<Record<Name, string | undefined>>>

/** Takes the focus to the first field that has a problem, in the order in which they are named; whether one has. */
export function focusProblem(form: HTMLFormElement, problems: Problems): boolean {
  const first = Object.keys(problems).find(name => problems[name])
  if (first !== undefined) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  return first !== undefined
}
