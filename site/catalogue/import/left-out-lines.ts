import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { countLabel } from '#widgets/domain/number.ts'

/** How many policies are not shown, for each reason a line. */
export const leftOutLines = ({ leftOut }: Pick<Manifest, 'leftOut'>): string[] =>
  leftOut.map(
    ({ reason, policies, examples }) =>
      `  left out: ${countLabel(policies)} · ${reason} (for example ${examples.join(', ')})`,
  )
