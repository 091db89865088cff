import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'

const number = new Intl.NumberFormat('en-AU')

/** How many policies are not shown, for each reason a line. */
export const leftOutLines = ({ leftOut }: Pick<Manifest, 'leftOut'>): string[] =>
  leftOut.map(
    ({ reason, policies, examples }) =>
      `  left out: ${number.format(policies)} · ${reason} (for example ${examples.join(', ')})`,
  )
