import { WIDGET_HEADERS } from '#site/serve/headers.ts'
import { VERSION } from './version.ts'

/** The `_headers` file that static hosts read. The version's folder never changes; the rest is asked for anew. */
export function hostedHeaders(): string {
  const common = Object.entries(WIDGET_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  return [
    '/*',
    ...common,
    '  cache-control: public, max-age=300, stale-while-revalidate=86400',
    `/v${VERSION}/*`,
    '  ! cache-control',
    '  cache-control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}
