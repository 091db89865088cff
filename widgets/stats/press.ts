import { compact } from './compact.ts'
import { COUNTED, countUp, onceSeen, rise } from './count-up.ts'
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

/** Counts the picture's figures up before React has loaded, once. The function it returns waits until they stand. */
export function move(box: HTMLElement): () => Promise<unknown> {
  const row = box.querySelector('section')!
  box.dataset.flips = '' // even if React never comes, so what asks for a press stays: see stats.css
  let counting: Promise<unknown> | undefined
  const forget = onceSeen(row, () => {
    row.dataset[COUNTED] = ''
    counting = Promise.all([...row.querySelectorAll('li')].map(count))
  })
  return async () => {
    forget()
    await counting
  }
}

function count(card: HTMLElement, index: number): Promise<void> {
  const [seen, heard] = card.querySelectorAll('.hic-stat-figure > span')
  const [, prefix, inFull = '', suffix] = /^(\D*)([\d,]+)(\S*)/.exec(heard!.textContent) ?? []
  const value = Number(inFull.replaceAll(',', ''))
  const figure = (count: number) => `${prefix}${compact(count, value)}${suffix}`
  // Translators write a number in their own way, with spaces or in other digits: read as ours, it would be another.
  if (figure(value) !== seen!.textContent) return Promise.resolve()
  rise(card, index)
  return new Promise(done =>
    countUp(index, progress => {
      seen!.textContent = figure(value * progress)
      if (progress === 1) done()
    }),
  )
}
