import { createElement, lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { printed } from './printed.ts'

const Broken = () => {
  throw new Error('Expected component `Bogus` to be defined')
}

test('a page is printed with what loads late', async () => {
  const Late = lazy(async () => ({ default: () => createElement('p', null, 'Late') }))

  expect(await printed(createElement(Suspense, { fallback: 'Loading' }, createElement(Late)))).toContain('<p>Late</p>')
})

test.each([
  ['outright', createElement('main', null, createElement(Broken))],
  [
    'behind something that could be shown instead',
    createElement(Suspense, { fallback: 'Loading' }, createElement(Broken)),
  ],
])('a page that fails %s is not printed, and whoever builds hears of it', async (_, page) => {
  await expect(printed(page)).rejects.toThrow('Expected component `Bogus` to be defined')
})
