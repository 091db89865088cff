import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { atom } from './atom.ts'

const post = {
  path: '/blog/one',
  title: 'Cover & “cost” <now>',
  description: 'What it costs.',
  date: '2026-11-02',
  html: '<h2 id="a" class="b">A &amp; B</h2><svg><path d="M0 0"></path></svg><figure data-drawn="" class="c"><figcaption>Drawn</figcaption><svg></svg></figure><p>See <a href="/faq?from=a">the FAQ</a>.</p>',
}
const feed = {
  title: 'Blog of A & B',
  description: 'What changed.',
  author: 'A & B',
  siteUrl: 'https://www.operator.example',
  page: '/blog',
  self: '/blog/feed.xml',
}

/** Every element's words by its name, in order, as a feed reader gets them. */
function read(xml: string) {
  const found: [string, string][] = []
  const open: [string, string][] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => open.push([name, (attributes.href as string) ?? '']))
  parser.on('text', text => {
    if (open.length) open.at(-1)![1] += text
  })
  parser.on('closetag', () => found.push(open.pop()!))
  parser.write(xml).close()
  return (name: string) => found.filter(([of]) => of === name).map(([, words]) => words)
}

test('a feed reader gets each post with its words, and addresses that hold outside the site', () => {
  const words = read(atom({ ...feed, entries: [post] }))

  expect(words('id')).toEqual(['https://www.operator.example/blog', 'https://www.operator.example/blog/one'])
  expect(words('title')).toEqual(['Blog of A & B', 'Cover & “cost” <now>'])
  expect(words('link')).toEqual([
    'https://www.operator.example/blog/feed.xml',
    'https://www.operator.example/blog',
    'https://www.operator.example/blog/one',
  ])
  expect(words('content')).toEqual([
    '<h2>A &amp; B</h2><p>See <a href="https://www.operator.example/faq?from=a">the FAQ</a>.</p>',
  ])
})

test('a feed is as new as its newest post, by the day on which that was published all over Australia', () => {
  const words = read(atom({ ...feed, entries: [post, { ...post, path: '/blog/older', date: '2026-03-18' }] }))

  expect(words('updated')).toEqual(['2026-11-02T00:00:00Z', '2026-11-02T00:00:00Z', '2026-03-18T00:00:00Z'])
  expect(words('published')).toEqual(['2026-11-02T00:00:00Z', '2026-03-18T00:00:00Z'])
})
