/** The rating that the badge shows, as the specification words it; the operator substantiates it. */
export const RATING = { score: 4.8, stars: 5, basedOn: '200+ reviews', label: 'Google Reviews' } as const
