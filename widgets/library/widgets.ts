import { faq } from '#widgets/faq/element.ts'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { newsletter } from '#widgets/newsletter/element.ts'
import { phoneLink } from '#widgets/phone-link/element.ts'
import { quoteStart } from '#widgets/quote-start/element.ts'
import { reviews } from '#widgets/reviews/element.ts'
import { stats } from '#widgets/stats/element.ts'

/** Every tag of the library. The loader, the docs, the types and the tests read this list. */
export const WIDGETS: readonly Widget[] = [quoteStart, faq, stats, reviews, newsletter, phoneLink]
