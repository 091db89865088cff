import type { ReviewsProps } from './reviews.tsx'

/** Brings the build-time picture in line with what the page set; `paint.test.tsx` holds both together. */
export function adapt(box: HTMLElement, { items, allReviewsUrl, stayMs }: ReviewsProps): void {
  if (items) throw items // a list of the page's own is React's to draw
  if (stayMs === 0) box.querySelector('[data-stops]')!.remove()
  const all = box.querySelector('a')!
  if (allReviewsUrl) all.href = allReviewsUrl
  if (allReviewsUrl === '') all.parentElement!.remove()
}
