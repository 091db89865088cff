import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { CLAIMS } from '#widgets/domain/claims.ts'
import { WORDINGS } from '#widgets/domain/consent.ts'
import { ACCOUNT_NOTICE, CONTACT_NOTICE, collectionNotice } from '#widgets/domain/notices.ts'
import { keptFor, RETENTION } from '#widgets/domain/retention.ts'
import type { Article } from './article.ts'

const TEXTS = import.meta.glob<Article>('./**/*.mdx')

const printed = new Map<string, string>()

/** A text as it is printed, which several promises are about, and what is said of it. */
async function asPrinted(file: string) {
  const { default: Text, ...about } = await TEXTS[file]!()
  const html = printed.get(file) ?? renderToString(<Text />)
  printed.set(file, html)
  return { html, about }
}

test.each(Object.keys(TEXTS))('%s prints words and figures, and nothing that went wrong', async file => {
  const { html } = await asPrinted(file)
  const words = html.replace(/<[^>]+>/g, ' ')

  expect(words.length).toBeGreaterThan(1_500)
  expect(words).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date/)
  expect(html).not.toMatch(/<h1|<style|<script/)
})

// A figure alone on its line is none of Markdown's paragraphs.
test.each(Object.keys(TEXTS))('%s has no words outside a paragraph or another block', async file => {
  const page = document.createElement('div')
  page.innerHTML = (await asPrinted(file)).html
  const loose = [...page.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)

  expect(loose.map(node => node.textContent?.trim()).filter(Boolean)).toEqual([])
})

test.each(Object.keys(TEXTS).filter(file => !file.includes('legal')))(
  '%s shows no period that has run out',
  async file => {
    const { html } = await asPrinted(file)

    // The day of each worked example is inside the tables.
    expect(html).not.toMatch(/are not published\.<|Rebate not published/)
  },
)

test.each(Object.keys(TEXTS))('%s calls the seller of a policy a fund, as the results do', async file => {
  const { html, about } = await asPrinted(file)
  const said = `${JSON.stringify(about)} ${html.replace(/<[^>]+>/g, '')}`
  // The one place that says what a fund is, and the figure that the home page shows.
  const ours = said.replace('as a health insurer is called in Australia', '').replace(CLAIMS.insurers.counts, '')

  expect(ours).not.toMatch(/\binsurers?\b/i)
})

test('the privacy policy prints every wording and notice, and how long each thing is kept', async () => {
  const page = document.createElement('div')
  page.innerHTML = (await asPrinted('./legal/privacy.mdx')).html
  const rows = [...page.querySelectorAll('tr')].map(row => [...row.cells].map(cell => cell.textContent).join(': '))

  const notices = [...collectionNotice(BRAND), CONTACT_NOTICE.text, ...Object.values(ACCOUNT_NOTICE)]
  for (const words of [...WORDINGS.map(({ text }) => text), ...notices]) expect(page.textContent).toContain(words)
  expect(rows).toEqual(expect.arrayContaining(Object.values(RETENTION).map(kind => `${kind.what}: ${keptFor(kind)}`)))
})
