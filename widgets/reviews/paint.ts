import type { ReviewsProps } from './reviews.tsx'

/** Adapts the build-time picture to what the page set; `paint.test.tsx` compares it with the component. */
export function adapt(box: HTMLElement, { items, allReviewsUrl, stayMs }: ReviewsProps): void {
  if (items) throw items // React has to draw a list of the page's own
  if (stayMs === 0) box.querySelector('[data-stops]')!.remove()
  const all = box.querySelector('a')!
  if (allReviewsUrl) all.href = allReviewsUrl
  if (allReviewsUrl === '') all.parentElement!.remove()
}
