import { expect, inject, test } from 'vitest'
import { PATHS } from '#site/site-map.ts'

const text = async (path: string) => (await fetch(new URL(path, inject('siteUrl')))).text()

// A class without a rule leaves a shape solid black.
test('every shape drawn on a page gets its colour from the style sheet that all pages share', async () => {
  const [, sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(await text('/'))!
  const rules = (await text(sheet)).replaceAll('\\', '')
  const ruled = new Set([...rules.matchAll(/\.([a-z][\w/-]*)/g)].map(([, name]) => name!))
  const without = new Set<string>()
  for (const path of [...PATHS, '/not-there'])
    for (const [, classes = ''] of (await text(path)).matchAll(SHAPE))
      for (const name of classes.split(' ')) if (!ruled.has(name)) without.add(`${name} on ${path}`)

  expect(ruled.size).toBeGreaterThan(100)
  expect([...without]).toEqual([])
})

const SHAPE = /<(?:circle|ellipse|g|line|path|rect)\b[^>]*?\bclass="([^"]+)"/g
