import { expect, test } from 'vitest'
import { jsonLd } from './json-ld.ts'

test('no text can end its block of structured data, and each is read as it was written', () => {
  const name = 'Is “</script><script>alert(1)</script>” covered? <!-- no'
  const [, inside] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(jsonLd({ name }))!

  expect(inside).not.toContain('<')
  expect(JSON.parse(inside!)).toEqual({ '@context': 'https://schema.org', name })
})
