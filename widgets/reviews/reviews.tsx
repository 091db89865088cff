import { ChevronLeft, ChevronRight, ExternalLink, type IconNode, Pause, Play } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { BRAND } from '#widgets/domain/brand.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { type Carousel, carousel, STAY_MS } from './carousel.ts'
import { type Review, SAMPLE_REVIEWS, TEXT } from './content.ts'
import { ReviewSlide } from './review-slide.tsx'

export interface ReviewsProps {
  /** Instead of the samples. */
  items?: readonly Review[]
  /** Where "See all reviews on Google" leads; empty leaves the link out. Your own items have none unless this is set. */
  allReviewsUrl?: string
  /** How long each review stays, in milliseconds; at 0 the row does not move by itself. */
  stayMs?: number
}

/** Reviews that move on by themselves, unless somebody points at them, uses them or prefers reduced motion. */
export function Reviews({
  items = SAMPLE_REVIEWS,
  allReviewsUrl = items === SAMPLE_REVIEWS ? BRAND.reviewsUrl : '',
  stayMs = STAY_MS,
}: ReviewsProps) {
  const section = useRef<HTMLElement>(null)
  const turned = useRef<Carousel>(undefined)
  const [playing, setPlaying] = useState(true)
  const [allShow, setAllShow] = useState(false)
  // Another list starts at its first review, and is measured again.
  const list = items.map(({ text }) => `${text}\n`).join('')

  useEffect(() => {
    if (items.length === 0) return
    turned.current = carousel(section.current!, { stayMs, onAllShow: setAllShow })
    return turned.current.stop
  }, [list, stayMs])

  useEffect(() => turned.current?.play(playing), [playing, list, stayMs])

  return (
    <section ref={section} aria-roledescription="carousel" aria-label={TEXT.name} className="@container text-ink">
      {items.length === 0 && <p className="m-0 border-line border-y border-solid py-6 text-muted">{TEXT.none}</p>}
      {items.length > 0 && (
        <>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
            {!allShow && (
              <div className="flex gap-2 noscript:hidden">
                {stayMs > 0 && (
                  <Control
                    icon={playing ? Pause : Play}
                    name={playing ? TEXT.pause : TEXT.play}
                    stops
                    onPress={() => setPlaying(!playing)}
                  />
                )}
                <Control icon={ChevronLeft} name={TEXT.previous} onPress={() => turned.current?.previous()} />
                <Control icon={ChevronRight} name={TEXT.next} onPress={() => turned.current?.next()} />
              </div>
            )}
            {/* The carousel writes into it, also before there is a component. */}
            <p
              className="m-0 min-w-28 text-muted text-sm tabular-nums noscript:hidden"
              aria-live="polite"
              suppressHydrationWarning
            >
              {`1 of ${items.length}`}
            </p>
            {items === SAMPLE_REVIEWS && <p className="m-0 text-muted text-sm italic">{TEXT.sample}</p>}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a row that scrolls, not a set of fields */}
          <div
            key={list}
            role="group"
            aria-label={TEXT.name}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            className="hic-reviews-track"
          >
            {items.map((review, index) => (
              <ReviewSlide
                // The position too: with the same key twice, React would leave a slide behind.
                key={`${index} ${review.name} ${review.text}`}
                review={review}
                place={`${index + 1} of ${items.length}`}
              />
            ))}
          </div>
        </>
      )}
      {allReviewsUrl && (
        <p className="mt-4 mb-0">
          <a
            href={allReviewsUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-eucalypt underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {`${TEXT.all} `}
            <span className="sr-only">{TEXT.newTab}</span>
            <Icon of={ExternalLink} size={18} />
          </a>
        </p>
      )}
    </section>
  )
}

interface ControlProps {
  icon: IconNode
  name: string
  /** Only useful if something moves: gone for people who prefer reduced motion. */
  stops?: boolean
  onPress(): void
}

function Control({ icon, name, stops, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className="hic-reviews-control"
      data-stops={stops}
      onClick={onPress}
    >
      <Icon of={icon} size={20} className="rtl:-scale-x-100" />
    </button>
  )
}
