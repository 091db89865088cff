import { ChevronLeft, ChevronRight, ExternalLink, type LucideIcon, Pause, Play } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { BRAND } from '#widgets/domain/brand.ts'
import { type Review, SAMPLE_REVIEWS, TEXT } from './content.ts'
import { STAY_MS, useEvery, useLessMotion, useOnScreen } from './moving.ts'
import { ReviewSlide } from './review-slide.tsx'
import { useTrack, type View } from './track.ts'

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
  // Not a ref: while a page has no reviews yet there is no row.
  const [track, setTrack] = useState<HTMLElement | null>(null)
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const onScreen = useOnScreen(track)
  const lessMotion = useLessMotion()
  const { view, goTo, next, previous } = useTrack(track, items.length)

  const allShow = view.first === 0 && view.last >= items.length - 1
  const moving = playing && !hovered && !focused && !lessMotion && onScreen && !allShow && stayMs > 0
  useEvery(stayMs, moving, next)

  const left = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget as Node | null)

  // Safari does not focus a button that is pressed.
  const held = (turn: () => void) => () => {
    setFocused(true)
    turn()
  }

  function turn(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return // the browser's own
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const keys: Record<string, () => void> = {
      ArrowRight: rtl ? previous : next,
      ArrowLeft: rtl ? next : previous,
      Home: () => goTo(0),
      End: () => goTo(items.length - 1),
    }
    if (!keys[event.key]) return
    event.preventDefault()
    keys[event.key]!()
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={TEXT.name}
      className="@container text-ink"
      onPointerEnter={event => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={event => left(event) && setFocused(false)}
    >
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
                    onPress={() => {
                      setPlaying(!playing)
                      setFocused(false)
                    }}
                  />
                )}
                <Control icon={ChevronLeft} name={TEXT.previous} onPress={held(previous)} />
                <Control icon={ChevronRight} name={TEXT.next} onPress={held(next)} />
              </div>
            )}
            <p
              className="m-0 min-w-28 text-muted text-sm tabular-nums noscript:hidden"
              aria-live={moving ? 'off' : 'polite'}
            >
              {place(view, items.length)}
            </p>
            {items === SAMPLE_REVIEWS && <p className="m-0 text-muted text-sm italic">{TEXT.sample}</p>}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a row that scrolls, not a set of fields */}
          <div
            key={items.map(({ text }) => text).join()} // another list starts at its first review, and is measured again
            ref={setTrack}
            role="group"
            aria-label={TEXT.name}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            className="hic-reviews-track"
            onKeyDown={turn}
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
            <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
          </a>
        </p>
      )}
    </section>
  )
}

function place({ first, last }: View, count: number): string {
  return first === last ? `${first + 1} of ${count}` : `${first + 1} to ${last + 1} of ${count}`
}

interface ControlProps {
  icon: LucideIcon
  name: string
  /** Only useful if something moves: gone for people who prefer reduced motion. */
  stops?: boolean
  onPress(): void
}

function Control({ icon: Icon, name, stops, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className="hic-reviews-control"
      data-stops={stops}
      onClick={onPress}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="rtl:-scale-x-100" />
    </button>
  )
}
