import { expect } from 'vitest'
import { MAIN_LINKS } from '#site/shell/main-links.ts'
import { isPage, type Path } from '#site/site-map.ts'

/** What a page says before React, to be called in it. */
export function readPage() {
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
  return {
    title: document.title,
    lang: document.documentElement.lang,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    address: attribute('meta[property="og:url"]', 'content'),
    image: ['', ':width', ':height', ':alt'].map(of => attribute(`meta[property="og:image${of}"]`, 'content')),
    h1: [...document.querySelectorAll('h1')].map(h1 => h1.textContent),
    around: [...document.querySelectorAll('#root > :is(header, main, footer)')].map(part => part.tagName),
    ids: [...document.querySelectorAll('[id]')].map(element => element.id),
    links: [...document.querySelectorAll('a')].map(a => a.href),
    styled: [...document.querySelectorAll('#root [style]')].map(element => element.outerHTML.slice(0, 100)),
    later: document.body.innerHTML.split('<!--$').length - 1,
    loud: [...document.querySelectorAll('#root > :not(main) [data-look=action]')].map(action => action.textContent),
    here: [...new Set([...document.querySelectorAll('header [aria-current]')].map(link => link.getAttribute('href')))],
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(script => script.textContent),
    words: document.querySelector('main')?.textContent ?? '',
    asks: [...document.querySelectorAll('main :is(h1, h2)')].some(heading =>
      /asked questions|common questions|questions people ask/i.test(heading.textContent),
    ),
  }
}

/** The links of the header that lead to a page, or to the index that it is under. */
export function leadingHere(path: Path): Path[] {
  const inHeader: readonly Path[] = ['/', ...MAIN_LINKS.flatMap(({ to, under }) => [to, ...(under?.paths ?? [])])]
  return inHeader.filter(to => path === to || path.startsWith(`${to}/`))
}

/** A figure that runs into another is a wrong one in a reading view, which takes our styles away. */
export function runTogether(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!--.*?-->|<svg.*?<\/svg>/gs, '')
  return main.match(/[^<>\s]*[\w.,%)](?:<\/?(?:span|strong|time)\b[^>]*>)+\w[^<]*/g) ?? []
}

/** What schema.org and search engines require of each type that we use. */
const NEEDED: Record<string, readonly string[]> = {
  AboutPage: ['name', 'description'],
  Article: ['headline', 'author', 'dateModified', 'image'],
  Blog: ['name', 'description'],
  BlogPosting: ['headline', 'author', 'datePublished', 'image'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'description'],
  ContactPage: ['name', 'mainEntity'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url', 'logo'],
  Service: ['name', 'provider', 'areaServed'],
  WebPage: ['name', 'description'],
  WebSite: ['name', 'url'],
}

/** The questions and the paragraphs of their answers. */
export const textsOf = (faq: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }): string[] =>
  faq.mainEntity.flatMap(({ name, acceptedAnswer }) => [name, ...acceptedAnswer.text.split(/\n{2,}/)])

// biome-ignore lint/suspicious/noExplicitAny: it is read from JSON, and the test is of its shape
export function expectValid(data: any, path: string) {
  expect(data['@context']).toBe('https://schema.org')
  expect(Object.keys(NEEDED), 'known types').toContain(data['@type'])
  for (const property of NEEDED[data['@type']]!) expect(data, `${data['@type']} on ${path}`).toHaveProperty(property)
  if (data['@type'] === 'FAQPage') {
    for (const { name, acceptedAnswer } of data.mainEntity) {
      expect(name).toMatch(/\?$/)
      expect(acceptedAnswer.text.length).toBeGreaterThan(20)
    }
  }
  if (data['@type'] === 'BreadcrumbList') {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const steps = data.itemListElement.map((step: any) => [step.position, new URL(step.item).pathname])
    expect(steps[0]).toEqual([1, '/'])
    expect(steps.at(-1)[1]).toBe(path)
    for (const [, step] of steps) expect(isPage(step), step).toBe(true)
  }
}
