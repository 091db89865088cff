/** Shows beside a field of the picture that its answer is missing, or clears that, as the component would. */
export function mark(field: HTMLSelectElement, missing: boolean): void {
  const error = field.nextElementSibling as HTMLElement
  error.hidden = !missing
  field.ariaInvalid = missing ? 'true' : null
  if (missing) field.setAttribute('aria-describedby', error.id)
  else field.removeAttribute('aria-describedby')
}
