import { type Carousel, carousel } from './carousel.ts'
import type { ReviewsProps } from './reviews.tsx'

const carousels = new WeakMap<Element, Carousel>()

/** Turns the picture's reviews before React has loaded, as the component does afterwards. */
export function move(box: HTMLElement, { stayMs }: ReviewsProps): () => void {
  const section = box.querySelector('section')!
  const moving = carousel(section, { stayMs })
  carousels.set(section, moving)
  return () => {
    moving.stop()
    carousels.delete(section)
  }
}

/** Next and previous need no React; pausing changes the button, which is the component's. */
export function press(control: HTMLElement): boolean {
  const section = control.closest('section')!
  const turned = carousels.get(section)
  const [next, previous] = [...section.querySelectorAll('button')].reverse()
  if (!turned || (control !== next && control !== previous)) return false
  if (control === next) turned.next()
  else turned.previous()
  return true
}
