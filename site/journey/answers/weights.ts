/** How price and cover are weighed in the order: the words for 0 to 4. */
export const WEIGHTS = [
  'Cover only',
  'Cover more than price',
  'Price and cover equally',
  'Price more than cover',
  'Price only',
]

export const WEIGHT_OPTIONS = WEIGHTS.map((label, weight) => ({ id: String(weight), label }))
