import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const TABLE = 'site/tests/specification.md'

const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| What |'))
  .map(line => line.split('|').slice(1, 4) as [what: string, lives: string, shown: string])

test.each(rows)('%s', (_, lives, shown) => {
  const files = inBackticks(lives)
  const tests = shown.split('<br>').map(part => ({ file: inBackticks(part)[0], titles: inItalics(part) }))

  expect(files.length, 'files where it lives').toBeGreaterThan(0)
  expect(files.filter(file => !existsSync(file))).toEqual([])
  for (const { file, titles } of tests) {
    expect(titles.length, 'tests that show it').toBeGreaterThan(0)
    const source = readFileSync(file!, 'utf8')
    expect(titles.filter(title => !isRun(title, source))).toEqual([])
  }
})

test('every section of the specification has its lines', () => {
  const [, ...sections] = readFileSync(TABLE, 'utf8').split(/^## \d/m)

  expect(
    sections.map(section => section.match(/^\| (?!What \|)/gm)?.length ?? 0),
    'a line more, or one less on purpose, is counted in LINES',
  ).toEqual(LINES)
})

/** Of each section, so that none goes missing. */
const LINES = [20, 23, 11, 17, 6, 4, 14, 11, 16]

/** Whether the source has a test with that title, one that is not skipped. */
function isRun(title: string, source: string): boolean {
  const called = new RegExp(`(\\w+|\\))\\(\\s*(['"])${RegExp.escape(title)}\\2`).exec(source)
  // The table of `test.each(…)` may come between a test and its title.
  const test = source
    .slice(0, called ? called.index + called[1]!.length : 0)
    .match(/\b(test|describe)\b(?:\.\w+)*/g)
    ?.at(-1)
  return test !== undefined && !/\.(skip|todo|fails)\b/.test(test)
}

function inBackticks(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)
}

function inItalics(cell: string): string[] {
  return [...cell.matchAll(/\*([^*]+)\*/g)].map(([, title]) => title!)
}
