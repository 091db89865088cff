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
const tooBig: string[] = []

const row = (title: string, ...cells: (number | string)[]) =>
  console.info(
    title.padEnd(18),
    ...cells.map(cell => (typeof cell === 'number' ? cell.toLocaleString('en-AU') : cell).padStart(12)),
  )

row('Bytes after gzip', 'pasted', 'in one file', 'by hic.js', 'of', 'until live', 'of')
function hold(what: string, bytes: number, budget = Number.POSITIVE_INFINITY) {
  if (bytes > budget) tooBig.push(`${what}, ${bytes - budget} bytes`)
}

for (const { tag, notifies } of WIDGETS) {
  const { pasted, alone, loader } = firstLook(tag)
  const most = Math.max(pasted, alone, loader)
  const live = most + weighParts(['mount', tag.replace('hic-', ''), ...(notifies ? ['in-widget'] : [])])
  const liveBudget = LIVE_BUDGET[tag]
  row(tag, pasted, alone, loader, PAINT_BUDGET, live, liveBudget ?? '')
  hold(`${tag} pasted`, pasted, PAINT_BUDGET)
  hold(`${tag} in one file`, alone, PAINT_BUDGET)
  hold(`${tag} by hic.js`, loader, PAINT_BUDGET)
  hold(`${tag} until live`, live, liveBudget)
}
const loader = weigh(['hic.js'])
row('loader', '', '', loader, LOADER_BUDGET)
hold('the loader', loader, LOADER_BUDGET)
if (tooBig.length) {
  console.error(`Above budget (widgets/library/budgets.ts): ${tooBig.join('; ')}.`)
  process.exit(1)
}
