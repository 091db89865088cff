import { openIn, show } from './show.ts'

/** Opens and closes answers before React has loaded; the component takes over what it finds open. */
export function press(button: HTMLElement): boolean {
  const answer = button.parentElement!.nextElementSibling as HTMLElement
  const opens = answer.hasAttribute('hidden')
  for (const other of openIn(button.closest('section')!)) show(other, false)
  if (opens) show(answer, true)
  return true
}
