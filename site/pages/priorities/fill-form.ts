import { partnerComesOrGoes } from '#site/journey/answers/answers.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { isNoAnswer } from './read-form.ts'

/** Sets the fields that the visitor has not touched yet to what is known already. */
export function fillForm(form: HTMLFormElement, answers: Answers): void {
  tick(form, 'coverFor', [answers.coverFor])
  tick(form, 'coverType', [answers.coverType])
  tick(form, 'treatments', answers.treatments)
  tick(form, 'services', answers.services)
  tick(form, 'weight', [answers.priceWeight])
  tick(form, 'excess', [answers.mostExcess])
  tick(form, 'income', [answers.income])
  tick(form, 'history', [answers.history])
  tick(form, 'partnerHistory', [answers.partnerHistory])
  write(form, 'postcode', answers.state)
  write(form, 'age', answers.ages?.[0])
  write(form, 'partnerAge', answers.ages?.[1])
  write(form, 'dependants', answers.children)
  write(form, 'loading', answers.loading)
  write(form, 'monthsHeld', answers.monthsHeld)
}

/** Unticks an income that no longer applies: another household has another income. */
export function showIncome(form: HTMLFormElement, { income }: Answers): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name="income"]')) box.checked = box.value === income
}

/**
 * Empties a loading that no longer applies, also where it is hidden: left there, a later answer would bring it back.
 * What cannot be read is no answer, and stays.
 */
export function showLoading(form: HTMLFormElement, before: Answers, after: Answers): void {
  if (after.loading !== undefined || !partnerComesOrGoes(before, after)) return
  const field = form.querySelector<HTMLInputElement>('[name="loading"]')
  if (field && !isNoAnswer('loading', field.value, after)) field.value = ''
}

/** Empties the questions that depended on an answer now cleared: they are hidden, but would still count. */
export function takeBackAlong(form: HTMLFormElement, { history }: Answers): void {
  if (!history || form.querySelector('[name="history"]:checked')) return
  for (const field of form.querySelectorAll<HTMLInputElement>('[name="loading"], [name="monthsHeld"]')) field.value = ''
}

function tick(form: HTMLFormElement, name: string, ids: readonly (string | number | undefined)[] = []) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  // Anything ticked already was ticked before the script loaded.
  if (boxes.some(box => box.checked)) return
  for (const box of boxes) box.checked = ids.some(id => String(id) === box.value)
}

function write(form: HTMLFormElement, name: string, value: string | number | undefined) {
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (field && !field.value && value !== undefined) field.value = String(value)
}
