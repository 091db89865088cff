// The same star as in widgets/quote-start/rating-badge.tsx, where it says why there are two.
const STAR = 'l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'
const OUT_OF = 5
const PLACES = [...Array(OUT_OF).keys()]

/** A rating as stars out of five: drawn to the fraction of a star, and read out as "4.5 of 5 stars". */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="h-5 w-26 fill-none stroke-wattle-deep forced-colors:stroke-current"
      viewBox="0 0 104 20"
      role="img"
      aria-label={`${rating} of ${OUT_OF} stars`}
    >
      {rating < OUT_OF && <path d={starsAt(PLACES.filter(place => place + 1 > rating))} />}
      <svg width={widthOf(rating)} aria-hidden="true">
        <path className="fill-blossom" d={starsAt(PLACES.filter(place => place < rating))} />
      </svg>
    </svg>
  )
}

const starsAt = (places: number[]) => places.map(place => `M${10 + place * 21} 1.5${STAR}`).join('')

/** Where the drawing of that many stars is cut off: each is 17 wide, and the next starts 21 after it starts. */
function widthOf(rating: number): number {
  const part = rating % 1
  return (rating - part) * 21 + (part && 1.5 + part * 17)
}
