import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Brand } from '#widgets/domain/brand.ts'

/** The one weight in which the display face is set. */
const WEIGHT = 600

/** What headings are written with (`display-face.test.ts` looks through every page), except for the operator's own name. Other letters come from the fallback. */
export const LETTERS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0\u2060‘’“”–—−…·×½éö©→€`

/** Not `tnum`: Besley's tabular 0 and 1 have only one weight, and look thin beside the others. */
const FEATURES = ['ccmp', 'locl', 'calt', 'liga', 'kern', 'mark', 'mkmk']

const WHOLE = fileURLToPath(import.meta.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'))

/** Makes the site's display face: these letters in one weight, a third of the size of the whole Latin face. Returns its file. */
export async function makeDisplayFace(folder: string): Promise<string> {
  // In a constant, because the types of subset-font do not know keepFeatures yet and would refuse it in the call.
  const cut = { targetFormat: 'woff2', variationAxes: { wght: WEIGHT }, keepFeatures: FEATURES } as const
  const { name = '', verb = '' }: Partial<Brand> = JSON.parse(process.env.VITE_BRAND || '{}')
  const face = await subsetFont(await readFile(WHOLE), LETTERS + name + verb, cut)
  const path = join(folder, 'besley-600.woff2')
  await mkdir(folder, { recursive: true })
  await writeFile(path, face)
  return path
}

/** Its part of `licences.md`: a subset of a face stays under the face's licence, which has to be included. */
export async function licenceOfFace(): Promise<string> {
  const text = await readFile(fileURLToPath(import.meta.resolve('@fontsource-variable/besley/LICENSE')), 'utf8')
  return `\n## The typeface Besley, some letters of one weight\n\n${text}`
}
