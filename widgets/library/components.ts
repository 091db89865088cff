// What an application of React imports from the package.
import { type ComponentType, createElement } from 'react'
import { SITE_URL } from '#widgets/kit/element/site-url.ts'
import { Newsletter as NewsletterAnywhere } from '#widgets/newsletter/newsletter.tsx'
import { QuoteStart as QuoteStartAnywhere } from '#widgets/quote-start/quote-start.tsx'

export { Faq } from '#widgets/faq/faq.tsx'
export { Toaster } from '#widgets/kit/notify/toaster.tsx'
export { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
export { Reviews } from '#widgets/reviews/reviews.tsx'
export { Stats } from '#widgets/stats/stats.tsx'

export const QuoteStart = leadingToTheSite(QuoteStartAnywhere)
export const Newsletter = leadingToTheSite(NewsletterAnywhere)

/** The application is not the site: what leads on leads there, as the tags do. */
function leadingToTheSite<Props extends { baseUrl?: string }>(component: ComponentType<Props>) {
  return (props: Props) => createElement(component, { ...props, baseUrl: props.baseUrl ?? SITE_URL })
}
