import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listed } from './listed.ts'

const POST = readFileSync('site/content/blog/waiting-periods.mdx', 'utf8')

test('a text is listed at its page', () => {
  expect(listed('blog/waiting-periods.mdx', POST)).toMatchObject({ path: '/blog/waiting-periods', kind: 'blog' })
})

test.each(['blog/waiting-periods copy.mdx', 'blog/draft.mdx', 'drafts/waiting.mdx'])(
  'a text without a page, such as %s, ends the build: no draft gets into the list and the feed',
  file => {
    expect(() => listed(file, POST)).toThrow(`site/content/${file} has no page, because /`)
  },
)
