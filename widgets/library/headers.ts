import { MARKDOWN, WIDGET_HEADERS } from '#site/serve/headers.ts'
import { releasedVersions } from './build/released.ts'
import { VERSION } from './version.ts'

/**
 * The `_headers` that static hosts read. A version's folder never changes; the rest is revalidated. Hosts read such
 * a file only at their root: if the library is `under` a path of the site, the rules go into the site's file and undo
 * those of the site's headers that differ here. The other headers do not affect a script, and an unknown address there
 * shows the site's page.
 */
export function hostedHeaders(under = '', ofTheSite: Record<string, string> = {}): string {
  return [
    `${under}/*`,
    ...Object.keys(ofTheSite)
      .filter(name => name in WIDGET_HEADERS)
      .map(name => `  ! ${name}`),
    ...(under ? ['  ! cache-control'] : []),
    ...Object.entries(WIDGET_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    '  cache-control: public, max-age=300, stale-while-revalidate=86400',
    `${under}/README.md`,
    `  content-type: ${MARKDOWN}`,
    ...[...new Set([VERSION, ...releasedVersions()])].flatMap(version => [
      `${under}/v${version}/*`,
      '  ! cache-control',
      '  cache-control: public, max-age=31536000, immutable',
    ]),
    '',
  ].join('\n')
}
