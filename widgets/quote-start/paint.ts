import type { QuoteStartProps } from './quote-start.tsx'

/** Adapts the build-time picture to what the page set; `paint.test.tsx` compares it with the component. */
export function adapt(box: HTMLElement, values: QuoteStartProps): void {
  const { coverFor = '', state = '', heading, baseUrl = '', partner } = values
  const form = box.querySelector('form')!
  const [who, where] = box.querySelectorAll('select')
  select(who!, coverFor)
  select(where!, state)
  form.action = `${baseUrl}/quote`
  box.querySelector<HTMLButtonElement>('[formaction]')!.formAction = `${baseUrl}/schedule-call`
  if (partner) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = 'partner'
    field.value = partner
    form.prepend(field)
  }
  const title = box.querySelector('h2')!
  if (heading) title.textContent = heading
  if (heading !== '') return
  title.remove()
  box.querySelector('section')!.removeAttribute('aria-labelledby')
}

/** In a picture that was there before the script, the visitor's choice stays. */
function select(field: HTMLSelectElement, chosen: string) {
  if (field.value) return
  for (const option of field.options) option.defaultSelected = option.value === chosen
}
