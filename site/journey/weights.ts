/** How price and cover are weighed in the order: the words for 0 to 4. */
export const WEIGHTS = [
  'Only cover counts',
  'Cover more than price',
  'Both equally',
  'Price more than cover',
  'Only price counts',
]

export const WEIGHT_OPTIONS = WEIGHTS.map((label, weight) => ({ id: String(weight), label }))
