import { WIDGET_HEADERS } from '#site/serve/headers.ts'
import { releasedVersions } from './build/released.ts'
import { VERSION } from './version.ts'

/**
 * The `_headers` that static hosts read. A version's folder never changes; the rest is asked for anew.
 * Such a file is read at the root of a host only: where the library lies `under` a site's path, the rules go
 * into the site's file and take back those of the site's headers that are others here. The rest do nothing to a script,
 * and an address under it that is none shows the site's page.
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
    ...[...new Set([VERSION, ...releasedVersions()])].flatMap(version => [
      `${under}/v${version}/*`,
      '  ! cache-control',
      '  cache-control: public, max-age=31536000, immutable',
    ]),
    '',
  ].join('\n')
}
