import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LEADS_ON, PATHS, UNLISTED } from '#site/site-map.ts'
import type { Brand } from '#widgets/domain/brand.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { HEADERS_OF, redirectStatus, SPECULATION_RULES, securityHeaders } from './headers.ts'
import { SECURITY_TXT, securityTxt } from './security-txt.ts'

// Files named by their content never change. The catalogue's manifest, which says which of them are current, is in the
// same folder and overrides the rule. The rule for everything else is the default on some hosts, but not on all.
const CACHING = `  cache-control: no-cache

/assets/*
  ! cache-control
  cache-control: public, max-age=31536000, immutable

/catalogue/*
  ! cache-control
  cache-control: public, max-age=31536000, immutable

/catalogue/manifest.json
  ! cache-control
  cache-control: no-cache
`

/** A page is prerendered when its link is pointed at; one that starts React by itself waits for the click to do so. */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: PATHS },
          // There React, once it listens, draws the next page itself: what goes on in this one may not outlive it.
          { not: { selector_matches: ':is([data-start], [data-somebody])[data-listening] *' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n')

interface HostFiles {
  brand: Brand
  backendUrl: string
  /** Rules for other folders on the same host; hosts read only one `_headers`, at the root. */
  besides: string
}

/** Writes what static hosts and search engines read beside the pages. */
export async function writeHostFiles(folder: string, { brand, backendUrl, besides }: HostFiles): Promise<void> {
  const absolute = (path: string) => new URL(path, brand.siteUrl).href
  const ofPages = securityHeaders({ backendUrl })
  const undone = (headers: Record<string, string>) =>
    Object.keys(headers)
      .filter(name => name in ofPages)
      .map(name => `  ! ${name}\n`)
      .join('')
  const ofFiles = Object.entries(HEADERS_OF).map(
    ([path, headers]) => `\n${path}\n${undone(headers)}${linesOf(headers)}\n`,
  )
  const files = {
    _headers: `/*\n${linesOf(ofPages)}\n${CACHING}${ofFiles.join('')}\n${besides}`,
    _redirects: `${Object.entries(LEADS_ON)
      // Hosts match the whole address, and redirect to the one without a slash only if a page is there.
      .flatMap(([from, to]) => [from, `${from}/`].map(address => `${address} ${to} ${redirectStatus(from)}`))
      .join('\n')}\n`,
    // Nothing is disallowed: robots have to read a page to see its `noindex` or its canonical address.
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${PATHS.filter(path => !UNLISTED.includes(path))
  .map(path => `  <url><loc>${absolute(path)}</loc></url>`)
  .join('\n')}
</urlset>
`,
    [SPECULATION_RULES]: JSON.stringify(RULES),
    'site.webmanifest': JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      start_url: '/',
      display: 'browser',
      background_color: '#FBF7F0',
      theme_color: '#083F35',
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }),
    [SECURITY_TXT]: securityTxt(brand, officeDay()),
  }
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
