import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LIVE_BUDGET, LOADER_BUDGET, PAINT_BUDGET } from './budgets.ts'
import { VERSION } from './version.ts'
import { WIDGETS } from './widgets.ts'

const FOLDER = `dist/widgets/v${VERSION}`

if (!existsSync(FOLDER)) {
  console.error('The library is not built: run `npm run build` first.')
  process.exit(1)
}

const names = Object.keys(JSON.parse(await readFile('dist/widgets/integrity.json', 'utf8')) as object)
  .filter(name => name.startsWith(`v${VERSION}/`))
  .map(name => name.slice(VERSION.length + 2))
let tooBig = 0

const row = (title: string, ...cells: (number | string)[]) =>
  console.info(
    title.padEnd(24),
    ...cells.map(cell => (typeof cell === 'number' ? cell.toLocaleString('en-AU') : cell).padStart(12)),
  )

row('Bytes after gzip', 'paint', 'in one file', 'pasted', 'of', 'until live', 'of')
for (const { tag, notifies } of WIDGETS) {
  const paint = await together(['hic.js', ...(await withImports([one(tag)]))])
  const alone = await gzipped(`${tag}.js`)
  const pasted = await together([`${tag}.html`, `${tag}.pasted.js`])
  const parts = [one('mount'), one(tag.replace('hic-', '')), ...(notifies ? [one('in-widget')] : [])]
  const most = Math.max(paint, alone, pasted)
  const live = most + (await together(await withImports(parts)))
  const liveBudget = LIVE_BUDGET[tag]
  row(tag, paint, alone, pasted, PAINT_BUDGET, live, liveBudget ?? '')
  if (most > PAINT_BUDGET || (liveBudget && live > liveBudget)) tooBig++
}
const loader = await gzipped('hic.js')
row('loader', loader, '', '', LOADER_BUDGET)
if (loader > LOADER_BUDGET) tooBig++
if (tooBig) {
  console.error(`${tooBig} above budget (widgets/library/budgets.ts).`)
  process.exit(1)
}

/** The file of a part, whatever its hash. */
function one(part: string): string {
  const found = names.find(name => name.startsWith(`${part}-`) && name.length === part.length + '-12345678.js'.length)
  if (!found) throw new Error(`${FOLDER} has no part "${part}"; run \`npm run build\`.`)
  return found
}

async function withImports(files: string[]): Promise<string[]> {
  const all = new Set<string>()
  const add = async (file: string): Promise<void> => {
    if (all.has(file)) return
    all.add(file)
    const code = await readFile(join(FOLDER, file), 'utf8')
    for (const [, imported] of code.matchAll(/(?:from|import)\s*[`'"]\.\/([\w.-]+\.js)[`'"]/g)) await add(imported!)
  }
  for (const file of files) await add(file)
  return [...all]
}

async function together(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(gzipped))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(join(FOLDER, file)), { level: 9 }).length
}
