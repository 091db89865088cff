import type { StatsProps } from './stats.tsx'

/** Flips a card before React has loaded; the component takes over the side that shows. */
export function press(button: HTMLElement, { onFlip }: StatsProps): boolean {
  const flipped = button.dataset.flipped !== 'true'
  const [front, back] = button.children as unknown as [HTMLElement, HTMLElement]
  button.dataset.flipped = `${flipped}`
  front.inert = flipped
  back.inert = !flipped
  onFlip?.({ item: front.children[1]!.textContent.trim(), flipped })
  return true
}
