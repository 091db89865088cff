const STAR = 'l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'
const OUT_OF = 5
const PLACES = [...Array(OUT_OF).keys()]

/** A rating as stars out of five: drawn, and read out as "4 of 5 stars". */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="h-5 w-26 stroke-wattle-deep"
      viewBox="0 0 104 20"
      role="img"
      aria-label={`${rating} of ${OUT_OF} stars`}
    >
      <path className="fill-wattle" d={starsAt(PLACES.filter(place => place < Math.round(rating)))} />
      <path className="fill-none" d={starsAt(PLACES.filter(place => place >= Math.round(rating)))} />
    </svg>
  )
}

const starsAt = (places: number[]) => places.map(place => `M${10 + place * 21} 1.5${STAR}`).join('')
