import { BadgeCheck } from 'lucide'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { type Review, TEXT } from './content.ts'
import { Stars } from './stars.tsx'

interface ReviewSlideProps {
  review: Review
  /** "3 of 15" */
  place: string
}

export function ReviewSlide({ review: { name, rating, text, date, verified }, place }: ReviewSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel, not a set of fields
    <div role="group" aria-roledescription="slide" aria-label={place} className="hic-review">
      <Stars rating={rating} />
      <blockquote className="mx-0 mt-3 mb-4 text-lg text-pretty">{text}</blockquote>
      <p className="m-0 mt-auto flex flex-wrap items-center gap-x-2 text-sm">
        <span className="font-semibold">{name}</span>
        {verified && (
          <span title={TEXT.verified} className="inline-flex text-eucalypt">
            <Icon of={BadgeCheck} size={18} role="img" aria-label={TEXT.verified} />
          </span>
        )}
        <span className="ms-auto text-muted">{date}</span>
      </p>
    </div>
  )
}
