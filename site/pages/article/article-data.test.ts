import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listed } from '#site/content/listed.ts'
import { articleData } from './article-data.ts'

const POST = listed('blog/waiting-periods.mdx', readFileSync('site/content/blog/waiting-periods.mdx', 'utf8'))

test.each([
  ['was published before its text was last checked', '2026-09-23', '2026-11-21', '2026-11-21'],
  ['is published later, as the operator does with ours', '2027-02-01', '2026-11-21', '2027-02-01'],
])('a post that %s is never said to be older than itself', (_, date, checkedOn, dateModified) => {
  expect(articleData({ ...POST, date, checkedOn }, 'BlogPosting')).toMatchObject({ datePublished: date, dateModified })
})
