import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts } from './hosts.ts'
import { useHosts } from './serve.ts'
import { end, open, type Visit } from './visit.ts'

const pageUrl = useHosts(hosts)

// Our text is English, whatever the page's is.
const directionOf = (element: Element) => getComputedStyle(element).direction

describe.each(Object.keys(hosts('')))('on %s', host => {
  let seen: Visit
  beforeAll(async () => {
    seen = await open(`${pageUrl(host)}#access_token=theirs`)
  })
  afterAll(() => end(seen))

  const start = () => seen.page.getByRole('button', { name: 'START COMPARING' })

  test('the hero and the questions show before React is fetched', async () => {
    await start().waitFor()
    await seen.page.getByRole('button', { name: 'Medicare Levy Surcharge' }).waitFor()

    expect(seen.fetched.filter(url => url.includes('/react-'))).toEqual([])
    const box = await start().boundingBox()
    expect(box!.height).toBeGreaterThanOrEqual(44)
    expect(await start().evaluate(button => button.closest('.hic-root')!.getAttribute('lang'))).toBe('en-AU')
    expect(await start().evaluate(directionOf)).toBe('ltr')
  })

  test('START COMPARING without an answer says what is missing', async () => {
    await start().click()

    const toast = seen.page.getByRole('alert')
    await toast.waitFor()
    expect(await toast.textContent()).toContain('Required fields missing')
    expect(await toast.evaluate(directionOf)).toBe('ltr')
    expect(await seen.page.getByText('Please select your state.').isVisible()).toBe(true)
  })

  test('a question opens', async () => {
    const question = seen.page.getByRole('button', { name: 'Medicare Levy Surcharge' })

    await question.click()

    await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
  })

  test('nothing is logged, and nothing is left behind', async () => {
    const left = await seen.page.evaluate(() => {
      const before = (window as unknown as { namesBefore: string[] }).namesBefore
      return {
        globals: Object.keys(window).filter(name => !before.includes(name) && name !== 'fetch'),
        stored: Object.keys(localStorage).length + Object.keys(sessionStorage).length,
        inHead: [...document.head.querySelectorAll('style:not([data-theirs]), link:not([rel=icon])')].length,
      }
    })

    expect(seen.heard).toEqual([])
    expect(left.globals).toEqual([])
    expect(left.stored).toBe(0)
    expect(left.inHead).toBe(0)
  })

  test('both answers lead to the site, with the partner', async () => {
    await seen.page.getByLabel('Who is this cover for?').selectOption('Family')
    await seen.page.getByLabel('State').selectOption('QLD')
    await start().click()

    await seen.page.waitForURL(/\/quote\?coverFor=families&postcode=QLD&partner=demo$/)
  })
})
