import type { adapt as adaptNow } from './adapt.ts'

/** Most pages set nothing of their own here; only those that do fetch what adapts the picture. */
export const adapt = async (...picture: Parameters<typeof adaptNow>): Promise<void> =>
  (await import('./adapt.ts')).adapt(...picture)

/** Opens and closes answers before React is there; the component takes over what it finds open. */
export function press(button: HTMLElement): boolean {
  const answer = answerOf(button)
  const opens = answer.hasAttribute('hidden')
  const list = button.closest('section')!
  for (const other of list.querySelectorAll<HTMLElement>('[aria-expanded=true]')) show(other, false)
  if (opens) show(button, true)
  return true
}

const answerOf = (button: Element) => button.parentElement!.nextElementSibling as HTMLElement

function show(button: HTMLElement, open: boolean) {
  button.ariaExpanded = `${open}`
  const header = button.parentElement!
  for (const part of [button, header, header.parentElement!]) part.dataset.state = open ? 'open' : 'closed'
  if (open) answerOf(button).removeAttribute('hidden')
  else answerOf(button).setAttribute('hidden', 'until-found')
}
