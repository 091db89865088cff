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
    expect(titles.filter(title => !source.includes(`'${title}'`) && !source.includes(`"${title}"`))).toEqual([])
  }
})

test('every section of the specification has its lines', () => {
  const sections = readFileSync(TABLE, 'utf8').match(/^## \d/gm)

  expect(sections).toHaveLength(9)
  expect(rows.length).toBeGreaterThan(90)
})

function inBackticks(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)
}

function inItalics(cell: string): string[] {
  return [...cell.matchAll(/\*([^*]+)\*/g)].map(([, title]) => title!)
}
