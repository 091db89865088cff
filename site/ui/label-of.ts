/** The words for an id, as a list of choices has them. */
export const labelOf = (
  choices: readonly { id: string; label: string }[],
  id: string | null | undefined,
): string | undefined => choices.find(choice => choice.id === id)?.label
