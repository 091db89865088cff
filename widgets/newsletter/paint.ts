import type { NewsletterProps } from './newsletter.tsx'

/** Brings the build-time picture in line with what the page set; `paint.test.tsx` holds both together. */
export function adapt(box: HTMLElement, { baseUrl = '', partner }: NewsletterProps): void {
  const [unsubscribe, privacy] = box.querySelectorAll('p:last-child > a')
  unsubscribe!.setAttribute('href', `${baseUrl}/unsubscribe`)
  privacy!.setAttribute('href', `${baseUrl}/privacy${partner ? `?partner=${partner}` : ''}`)
}
