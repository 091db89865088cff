import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LIVE_BUDGET, LOADER_BUDGET, PAINT_BUDGET } from './budgets.ts'
import { scales } from './build/weigh.ts'
import { VERSION } from './version.ts'
import { WIDGETS } from './widgets.ts'

const FOLDER = `dist/widgets/v${VERSION}`

if (!existsSync(FOLDER)) {
  console.error('The library is not built: run `npm run build` first.')
  process.exit(1)
}

const files: Record<string, string> = {}
for await (const name of glob('*.{js,html}', { cwd: FOLDER })) files[name] = await readFile(join(FOLDER, name), 'utf8')
const { firstLook, weigh, weighParts } = scales(files)
let tooBig = 0

const row = (title: string, ...cells: (number | string)[]) =>
  console.info(
    title.padEnd(18),
    ...cells.map(cell => (typeof cell === 'number' ? cell.toLocaleString('en-AU') : cell).padStart(12)),
  )

row('Bytes after gzip', 'pasted', 'in one file', 'by hic.js', 'of', 'until live', 'of')
for (const { tag, notifies } of WIDGETS) {
  const { pasted, alone, loader } = firstLook(tag)
  const most = Math.max(pasted, alone, loader)
  const live = most + weighParts(['mount', tag.replace('hic-', ''), ...(notifies ? ['in-widget'] : [])])
  const liveBudget = LIVE_BUDGET[tag]
  row(tag, pasted, alone, loader, PAINT_BUDGET, live, liveBudget ?? '')
  if (most > PAINT_BUDGET || (liveBudget && live > liveBudget)) tooBig++
}
const loader = weigh(['hic.js'])
row('loader', '', '', loader, LOADER_BUDGET)
if (loader > LOADER_BUDGET) tooBig++
if (tooBig) {
  console.error(`${tooBig} above budget (widgets/library/budgets.ts).`)
  process.exit(1)
}
