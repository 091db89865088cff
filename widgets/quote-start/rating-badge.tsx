import { RATING } from '#widgets/domain/rating.ts'

// The same star as in widgets/reviews/stars.tsx: shared, it would cost widgets without stars 65 bytes.
const STAR = 'l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'
const STARS = [...Array(RATING.stars).keys()].map(at => `M${10 + at * 21} 1.5${STAR}`).join('')

/** The score with its stars, where it comes from and what it is based on. */
export function RatingBadge() {
  return (
    <p className="hic-rating">
      <strong>{RATING.score}</strong>
      <svg
        className="hic-stars"
        viewBox="0 0 104 20"
        role="img"
        aria-label={`${RATING.score} of ${RATING.stars} stars`}
      >
        <path d={STARS} />
      </svg>
      <span>
        {`${RATING.label} `}
        <span className="hic-quiet">{`(${RATING.basedOn})`}</span>
      </span>
    </p>
  )
}
