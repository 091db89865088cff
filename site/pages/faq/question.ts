import type { Path } from '#site/site-map.ts'
import type { FaqItem } from '#widgets/faq/content.ts'

export interface Question extends FaqItem {
  /** The page with the detail. */
  more?: Path
  /** The heading of it under which the detail is, if it is not the whole page. */
  part?: string
  /** Other words that people search for it with, where neither the question nor the answer has them. */
  also?: string
}
