/**
 * Remembers the answers in a box and where the focus is. React redraws what a translator or a password manager has
 * written into; what this returns then gives both to the fields in their place, as if by hand, there or in another box.
 */
export function rememberAnswers(box: Element): (now?: Element) => void {
  const before = fieldsIn(box)
  const focused = before.find(field => field.matches(':focus'))
  return (now = box) => {
    const drawn = fieldsIn(now)
    for (const field of drawn) {
      const old = alike(field, before)[alike(field, drawn).indexOf(field)]
      if (!old || old === field) continue
      answer(field, old)
      if (old === focused) field.focus()
    }
  }
}

const fieldsIn = (box: Element) => [...box.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])')]

/** Several forms may ask for the same thing, and the choices of a group have one name. */
const alike = ({ name, defaultValue }: HTMLInputElement, fields: HTMLInputElement[]) =>
  fields.filter(one => one.name === name && one.defaultValue === defaultValue)

function answer(field: HTMLInputElement, { value, checked }: HTMLInputElement) {
  if (checked !== field.checked) field.click()
  if (value === field.value) return
  // Past the setter that React puts on each field, which would make it miss the event.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
