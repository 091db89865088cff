/** Whom a policy may cover besides its adults, by the file's titles. */
export const DEPENDANTS = {
  Child: 'children',
  NonClassified: 'young adults',
  Student: 'full-time students',
  NonStudent: 'adult children who do not study',
  ConditionalNonStudent: 'adult children who do not study (on conditions)',
  Disability: 'dependants with a disability',
} as const
export type DependantKind = keyof typeof DEPENDANTS

export interface Dependant {
  kind: DependantKind
  /** The oldest age; absent where the fund states none. */
  to?: number
}

/** 'Children up to age 20, full-time students up to age 24', or '' for none. */
export function dependantsLabel(dependants: readonly Dependant[]): string {
  const all = dependants.map(({ kind, to }) => `${DEPENDANTS[kind]}${to === undefined ? '' : ` up to age ${to}`}`)
  return all.join(', ').replace(/^./, first => first.toUpperCase())
}

/** With a disability people may be covered at any age. */
export const statesAges = (dependants: readonly Dependant[]): boolean =>
  dependants.length > 0 && dependants.every(({ kind, to }) => to !== undefined || kind === 'Disability')

const NOT_STUDYING: readonly DependantKind[] = ['Child', 'NonClassified', 'NonStudent']
/** As what one child may be covered: one who studies, one who does not, one who meets the fund's conditions. */
const COVERED_AS: readonly (readonly DependantKind[])[] = [
  [...NOT_STUDYING, 'Student'],
  NOT_STUDYING,
  [...NOT_STUDYING, 'ConditionalNonStudent'],
  ['Disability'],
]

/** Whether somebody covered now would not be, or not to the same age. An age that is not stated may be any. */
export const coversFewer = (now: readonly Dependant[], then: readonly Dependant[]): boolean =>
  COVERED_AS.some(kinds => (oldestOf(then, kinds) ?? Number.POSITIVE_INFINITY) < (oldestOf(now, kinds) ?? 1))

/** 0 if there is none of these kinds; undefined if an age is not stated. */
function oldestOf(dependants: readonly Dependant[], kinds: readonly DependantKind[]): number | undefined {
  const ages = dependants.filter(({ kind }) => kinds.includes(kind)).map(({ to }) => to)
  return ages.includes(undefined) ? undefined : Math.max(0, ...(ages as number[]))
}
