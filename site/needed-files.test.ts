import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { neededFiles } from './needed-files.ts'

test('a page whose module cannot be read in the routes stops the build by name: it would start late, and nothing would say so', async () => {
  const routes = await readFile(new URL('routes.tsx', import.meta.url), 'utf8')
  const inAnotherWay = routes.replace("'/about': reading(", "'/about': textOf(")

  expect(() => neededFiles({}, inAnotherWay)).toThrow(/no module of \/about that/)
})
