/** The label for an id, from a list of choices. */
export const labelOf = (
  choices: readonly { id: string; label: string }[],
  id: string | null | undefined,
): string | undefined => choices.find(choice => choice.id === id)?.label
