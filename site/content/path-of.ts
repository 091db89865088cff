import type { Path } from '#site/site-map.ts'

/** Where a text of this room is on the site: `blog/premium-increase` at '/blog/premium-increase', but `covers/hospital-only` at '/hospital-only'. */
export const pathOf = (file: string): Path =>
  (/^(guides|blog)\//.test(file) ? `/${file}` : `/${file.split('/').pop()}`) as Path
