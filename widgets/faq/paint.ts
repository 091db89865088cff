import type { adapt as adaptNow } from './adapt.ts'
import { openIn, show } from './show.ts'

/** Most pages set nothing of their own here; only those that do fetch the code that adapts the picture. */
export const adapt = async (...picture: Parameters<typeof adaptNow>): Promise<void> =>
  (await import('./adapt.ts')).adapt(...picture)

/** Opens and closes answers before React has loaded; the component takes over what it finds open. */
export function press(button: HTMLElement): boolean {
  const answer = button.parentElement!.nextElementSibling as HTMLElement
  const opens = answer.hidden
  for (const other of openIn(button.closest('section')!)) show(other, false)
  if (opens) show(answer, true)
  return true
}
