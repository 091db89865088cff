import { expect, test } from 'vitest'
import { frontMatterOf } from './front-matter.ts'
import { parted } from './parted.ts'

const RIGHT = {
  title: 'Waiting periods explained',
  description:
    'How long you wait before you can claim, for hospital and extras, and which waits carry over when you change health funds.',
  checkedOn: '2026-11-21',
  sources: ['act'],
  related: ['/faq'],
}
const FILE = 'guides/waits.mdx'

test('front matter with all that a text needs is right', () => {
  expect(frontMatterOf('guides', FILE, RIGHT)).toEqual(RIGHT)
})

test.each([
  ['no title', 'guides', { title: undefined }, 'title: '],
  ['a day that is none', 'guides', { checkedOn: '31 Feb 2026' }, 'checkedOn: A day is written 2026-11-21'],
  ['a source that is not listed', 'guides', { sources: ['act', 'atc'] }, 'sources 1: '],
  ['a page that does not exist', 'guides', { related: ['/fqa'] }, 'related 0: No page has this address'],
  ['a post without its date', 'blog', {}, 'date: '],
  ['a legal text without the day it last changed', 'legal', {}, 'changedOn: '],
  ['a word that nothing reads', 'guides', { checked: '2026-11-21' }, 'checked'],
] as const)('%s is said with the file it stands in', (_, kind, wrong, fault) => {
  const typed = () => frontMatterOf(kind, FILE, { ...RIGHT, ...wrong })

  expect(typed).toThrow(`The front matter of site/content/${FILE} is not right (`)
  expect(typed).toThrow(fault)
})

test('a text without front matter is said to have none', () => {
  const { kind, head } = parted(FILE, 'Just words.')

  expect(() => frontMatterOf(kind, FILE, head)).toThrow(`The front matter of site/content/${FILE} is not right (`)
})

test('front matter that cannot be read is said with the file and the line it stands in', () => {
  const typed = () => parted(FILE, '---\ntitle: Waits: what they are\n---\nJust words.')

  expect(typed).toThrow(`The front matter of site/content/${FILE} is not right (`)
  expect(typed).toThrow(/ at line 2, column \d+\)$/)
})
