import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface PartnerPage {
  outDir: string
  siteUrl: string
}

/** An invented partner's page, on an origin of its own, with the library as a partner embeds it. */
export async function buildPartnerPage({ outDir, siteUrl }: PartnerPage): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  await cp(join(import.meta.dirname, 'page'), outDir, { recursive: true })
  const index = join(outDir, 'index.html')
  const html = await readFile(index, 'utf8')
  await writeFile(index, html.replaceAll('%SITE%', siteUrl).replaceAll('%WIDGETS%', `${siteUrl}/widgets`))
}
