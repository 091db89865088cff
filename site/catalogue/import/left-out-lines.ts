import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { countLabel } from '#widgets/domain/number.ts'

/** What was in the file, or should have been, and could not be used, a line for each. */
export const unknownLines = (unknown: ReadonlyMap<string, number>): string[] =>
  [...unknown].map(
    ([title, times]) =>
      `  not recognised or not stated: ${title}, ${times === 1 ? 'once' : `${countLabel(times)} times`}`,
  )

/** How many policies are not shown, a line for each reason. */
export const leftOutLines = ({ leftOut }: Pick<Manifest, 'leftOut'>): string[] =>
  leftOut.map(
    ({ reason, policies, examples }) =>
      `  left out: ${countLabel(policies)} · ${reason} (for example ${examples.join(', ')})`,
  )
