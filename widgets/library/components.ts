// What an application of React imports from the package.
export { Faq } from '#widgets/faq/faq.tsx'
export { Toaster } from '#widgets/kit/notify/toaster.tsx'
export { Newsletter } from '#widgets/newsletter/newsletter.tsx'
export { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
export { QuoteStart } from '#widgets/quote-start/quote-start.tsx'
export { Reviews } from '#widgets/reviews/reviews.tsx'
export { Stats } from '#widgets/stats/stats.tsx'
