import { plainly } from '#widgets/domain/number.ts'
import { statesOfPostcode } from '#widgets/domain/postcode.ts'
import type { State } from '#widgets/domain/states.ts'

/** The states of a postcode as people type it, with the state or the place beside it. */
export const statesOf = (typed: string): readonly State[] =>
  statesOfPostcode(plainly(typed).replace(/^(?:\D*[\s,])?(\d{4})(?:[\s,]\D*)?$/, '$1'))

/** Chooses the state that the typed postcode suggests, and returns every state that it may be in. */
export function suggestState(form: HTMLFormElement): readonly State[] {
  const digits = form.elements.namedItem('digits') as HTMLInputElement
  const state = form.elements.namedItem('postcode') as HTMLSelectElement
  const states = statesOf(digits.value)
  if (states[0]) state.value = states[0]
  return states
}

/** The same for what was typed before the script loaded; a state already chosen stays. */
export function suggestMissingState(form: HTMLFormElement): void {
  if (!(form.elements.namedItem('postcode') as HTMLSelectElement).value) suggestState(form)
}
