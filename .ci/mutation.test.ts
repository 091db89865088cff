import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every module that mutation testing names is there: one that has moved would no longer be tried, without a word', () => {
  const { mutate } = JSON.parse(readFileSync('.ci/stryker.config.json', 'utf8')) as { mutate: string[] }
  const files = mutate.filter(pattern => !/[!*]/.test(pattern)).flatMap(eachOf)

  expect(files.length).toBeGreaterThan(30)
  expect(files.filter(file => !existsSync(file))).toEqual([])
})

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function eachOf(pattern: string): string[] {
  const [before = '', list, after = ''] = pattern.split(/[{}]/)
  return list ? list.split(',').map(name => before + name + after) : [pattern]
}
