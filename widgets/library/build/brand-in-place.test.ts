import { expect, test } from 'vitest'
import { BRAND, TAGLINE } from '#widgets/domain/brand.ts'
import { brandInPlace } from './brand-in-place.ts'

const IMPORT = "import { BRAND } from '#widgets/domain/brand.ts'\n"

function written(code: string): string {
  const { handler } = brandInPlace({ BRAND, TAGLINE }).transform as unknown as Transform
  return handler.call({ error: message => expect.fail(message) }, IMPORT + code, 'a.tsx').code
}

type Transform = {
  handler: { call(context: { error(message: string): never }, code: string, id: string): { code: string } }
}

test('a component says the operator’s words itself, and imports nothing for them', () => {
  expect(written('export const at = <p>{BRAND.email}</p>').trim()).toBe(
    'export const at = <p>{"hello@hicompare.example"}</p>',
  )
})

test('a component that uses the brand as a whole stops the build, because it would find nothing there', () => {
  expect(() => written('export const all = Object.keys(BRAND)')).toThrow('a.tsx uses the brand as a whole')
})
