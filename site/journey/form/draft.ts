import { inTab, parsed } from '#widgets/kit/backend/kept.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** A tick, or a text. */
type Kept = string | boolean
/** By field name; for a tick, by name and value. */
export type Draft = Readonly<Record<string, Kept>>

/** Where a form's draft is kept, and under which id it was sent; its name follows. */
export const PREFIX = 'hic-draft:'
export const SENT = 'hic-sent:'
/** The name of the contact form’s draft: the only one that is forgotten once it has arrived. */
export const MESSAGE = 'contact'
const restored = new WeakSet<HTMLFormElement>()

/**
 * False in a form's first moments, when somebody may already be typing: until the draft is restored, an empty field
 * says nothing about what the visitor wants.
 */
export const isRestored = (form: HTMLFormElement): boolean => restored.has(form)

/** Keeps the fields of a restored form as typed, valid or not, until the tab is closed. Call it on every input. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  if (!isRestored(form)) return
  const typed = Object.fromEntries(controlsOf(form).map(control => [keyOf(control), typedIn(control)]))
  // Fields that are not on the page yet keep their earlier draft.
  inTab.write(PREFIX + name, JSON.stringify({ ...read(name), ...typed }))
}

/**
 * Restores what was typed. Fields that the visitor or the browser has filled in since stay as they are, and so do those
 * that have to be answered `anew`.
 */
export function restoreDraft(name: string, form: HTMLFormElement, ...anew: readonly (string | undefined)[]): void {
  restoreTyped(name, form, control => !anew.includes(control.name))
}

/**
 * The same for the texts that `counts`, which sees the whole draft, lets through: where answers are kept elsewhere, a
 * draft may be older than they are.
 */
export function restoreTexts(
  name: string,
  form: HTMLFormElement,
  counts: (name: string, text: string, draft: Draft) => boolean,
) {
  const draft = read(name)
  restoreTyped(name, form, ({ name }, kept) => typeof kept === 'string' && counts(name, kept, draft))
}

function restoreTyped(name: string, form: HTMLFormElement, counts: (control: Control, kept: Kept) => boolean) {
  restored.add(form)
  const draft = read(name)
  for (const control of controlsOf(form)) {
    const kept = draft[keyOf(control)]
    // A time that has been taken since would look chosen, and not be sent.
    if (kept === undefined || control.disabled || !isUntouched(control)) continue
    if (isOnOffer(control, kept) && counts(control, kept)) fill(control, kept)
  }
}

/** For when it has arrived, and must not be sent a second time. */
export function forgetDraft(name: string): void {
  inTab.forget(PREFIX + name)
  inTab.forget(SENT + name)
}

/** Whether the draft holds a given tick of this field. */
export const isGiven = (name: string, tick: string): boolean =>
  Object.entries(read(name)).some(([key, kept]) => isOf(key, tick) && kept === true)

/** Removes ticks from the draft: they have to be given again. */
export function forgetTicks(name: string, ticks: readonly string[]): void {
  const kept = Object.entries(read(name)).filter(([key]) => !ticks.some(tick => isOf(key, tick)))
  inTab.write(PREFIX + name, JSON.stringify(Object.fromEntries(kept)))
}

const read = (name: string) => (parsed(inTab.read(PREFIX + name)) ?? {}) as Draft

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      element.type !== 'hidden',
  )

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

// Radios and ticks share a name: the value tells them apart.
const keyOf = (control: Control) => (isTick(control) ? `${control.name}=${control.value}` : control.name)
const isOf = (key: string, tick: string) => key.startsWith(`${tick}=`)

// A list that is set to something the page does not offer today would look empty, and send nothing.
const isOnOffer = (control: Control, kept: Kept) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some(({ value }) => value === kept)

const typedIn = (control: Control) => (isTick(control) ? control.checked : control.value)

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex <= 0
  return isTick(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue
}

function fill(control: Control, kept: Kept) {
  if (isTick(control)) tick(control, kept === true)
  else if (typeof kept === 'string') putBack(control, kept)
}

/** Nobody sees a tick appear and removes it within this time. */
const ON_THE_WAY_MS = 600

/** Somebody who presses a box just as its tick is restored saw it empty, and wants the tick. */
function tick(box: HTMLInputElement, kept: boolean) {
  box.checked = kept
  if (!kept) return
  const stays = (press: Event) => press.preventDefault()
  box.addEventListener('click', stays)
  setTimeout(() => box.removeEventListener('click', stays), ON_THE_WAY_MS)
}

/**
 * Restores what was typed. If somebody is in the field, or on the way into it, the text is selected: what they type
 * replaces it.
 */
export function putBack(control: Control, kept: string): void {
  control.value = kept
  if (control instanceof HTMLSelectElement) return
  const select = () => control.select()
  if (control === document.activeElement) select()
  // React may run deferred work while focus moves between two fields, when neither has it yet.
  control.addEventListener('focus', select, { once: true })
  setTimeout(() => control.removeEventListener('focus', select))
}
