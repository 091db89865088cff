import { expect, test } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import { VERSION } from '../version.ts'
import { page, put, seen, start, state, useBarePage } from './bare-page.ts'
import { eventAfter } from './visit.ts'

useBarePage()

test('a value that the page misspelt is ignored with one sentence', async () => {
  await put('<hic-quote-start state="XYZ" base-url="javascript:alert(1)"></hic-quote-start>')
  await start().waitFor()

  expect(seen.heard).toEqual([
    'warning: <hic-quote-start> ignores state="XYZ"; it takes NSW | VIC | QLD | WA | SA | TAS | ACT | NT.',
    'warning: <hic-quote-start> ignores base-url="javascript:alert(1)"; it takes an https address without ? or #.',
  ])
  expect(await state().inputValue()).toBe('')
})

test('for a name and a number the page is told in words what they take, and of a list as an attribute that only a property holds one', async () => {
  await put(`<hic-newsletter partner="Acme Health"></hic-newsletter><hic-reviews stay-ms="500"></hic-reviews>
    <hic-faq items='[{"question":"Who?","answer":"Us."}]'></hic-faq>`)

  await expect
    .poll(() => seen.heard.toSorted())
    .toEqual([
      'warning: <hic-faq> ignores items="[{"question":"Who?","answer":"Us."}]"; it takes a list as in the README, set as a property.',
      'warning: <hic-newsletter> ignores partner="Acme Health"; it takes up to 40 lower-case letters, digits or hyphens.',
      'warning: <hic-reviews> ignores stay-ms="500"; it takes 1000 or more, or 0.',
    ])
  await page.getByRole('button', { name: 'Medicare Levy Surcharge' }).waitFor()
})

test('attributes choose before and after React, and removing them goes back to the default', async () => {
  await put('<hic-quote-start cover-for="couples" heading="Ours"></hic-quote-start>')
  await expect.poll(() => page.getByLabel('Who is this cover for?').inputValue()).toBe('couples')
  await page.getByRole('heading', { name: 'Ours' }).waitFor()
  await eventAfter(page, 'hic-ready', () => start().hover())

  await page.evaluate(() => {
    const element = document.querySelector('hic-quote-start')!
    element.removeAttribute('heading')
    element.setAttribute('state', 'TAS')
  })

  await page.getByRole('heading', { name: 'Compare Health Insurance' }).waitFor()
  await expect.poll(() => state().inputValue()).toBe('TAS')
  expect(seen.heard).toEqual([])
})

test('properties set before the script knew the tag are kept', async () => {
  await page.evaluate(() => {
    const frame = document.createElement('iframe') // an element born where the tag is unknown
    document.body.append(frame)
    const early = frame.contentDocument!.createElement('hic-quote-start')
    Object.assign(early, { state: 'WA' })
    document.querySelector('#here')!.append(document.adoptNode(early))
    customElements.upgrade(early)
  })

  await expect.poll(() => state().inputValue()).toBe('WA')
})

test('a move keeps what the visitor chose and, with a moment between, as of what Turbo keeps from page to page, what was typed', async () => {
  await put('<hic-quote-start></hic-quote-start><hic-newsletter></hic-newsletter>')
  const address = page.getByLabel('Email address')
  await eventAfter(page, 'hic-ready', () => start().hover())
  await state().selectOption('SA')
  await eventAfter(page, 'hic-ready', () => address.fill('ann@example'))

  await page.evaluate(() => document.querySelector('#there')!.append(document.querySelector('hic-quote-start')!))
  expect(await state().inputValue()).toBe('SA')

  await page.evaluate(async () => {
    const element = document.querySelector('hic-newsletter')!
    element.remove()
    for (let wait = 0; wait < 10; wait++) await undefined
    document.querySelector('#there')!.append(element)
  })
  expect(await address.inputValue()).toBe('ann@example')
})

test('taken out for a while, as of what Vue keeps alive and jQuery detaches, it comes back with what was typed, chosen and opened', async () => {
  await put(
    '<hic-quote-start></hic-quote-start><hic-newsletter></hic-newsletter><hic-faq></hic-faq><hic-stats></hic-stats>',
  )
  const address = page.getByLabel('Email address')
  const question = page.getByRole('button', { name: 'Medicare Levy Surcharge' })
  const card = page.locator('hic-stats button').first()
  await eventAfter(page, 'hic-ready', () => start().hover())
  await state().selectOption('SA')
  await eventAfter(page, 'hic-ready', () => address.fill('ann@example'))
  await eventAfter(page, 'hic-ready', () => question.click())
  await eventAfter(page, 'hic-ready', () => card.click())
  await page.locator('hic-stats [data-flipped=true]').waitFor()
  await page.mouse.move(0, 0)

  await page.evaluate(async () => {
    const here = document.querySelector('#here')!
    const all = [...here.children]
    here.replaceChildren()
    await new Promise(later => setTimeout(later, 50))
    document.querySelector('#there')!.append(...all)
  })

  await expect.poll(() => state().inputValue()).toBe('SA')
  await expect.poll(() => address.inputValue()).toBe('ann@example')
  await page.getByRole('button', { name: 'Medicare Levy Surcharge', expanded: true }).waitFor()
  await page.locator('hic-stats [data-flipped=true]').waitFor()

  // What the page sets meanwhile counts more.
  await eventAfter(page, 'hic-ready', () =>
    page.evaluate(async () => {
      const hero = document.querySelector('hic-quote-start')!
      hero.remove()
      await new Promise(later => setTimeout(later, 50))
      hero.setAttribute('state', 'WA')
      document.querySelector('#here')!.append(hero)
    }),
  )
  await start().hover() // by now, what was left would have been given back
  expect(await state().inputValue()).toBe('WA')
  expect(seen.heard).toEqual([])
})

test('removed and put back, it works again', async () => {
  await put('<hic-quote-start></hic-quote-start>')
  await eventAfter(page, 'hic-ready', () => start().hover())
  await page.mouse.move(0, 0)

  await eventAfter(page, 'hic-ready', () =>
    page.evaluate(async () => {
      const element = document.querySelector('hic-quote-start')!
      element.remove()
      await new Promise(later => setTimeout(later))
      document.querySelector('#there')!.append(element)
    }),
  )
  await start().click()

  await page.getByRole('alert').waitFor()
  expect(seen.heard).toEqual([])
})

test('fifty on a page all show with one fetch each of the tag’s part and of what all tags share', async () => {
  await put('<hic-phone-link loading="eager"></hic-phone-link>'.repeat(50))

  await expect.poll(() => page.getByRole('link').count()).toBe(50)
  expect(seen.fetched.filter(url => url.includes(`/v${VERSION}/`)).length).toBe(2)
})

test('connecting and removing two hundred times leaves nothing behind', async () => {
  const devtools = await page.context().newCDPSession(page)
  const nodes = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Memory.getDOMCounters')).nodes
  }
  const cycles = (count: number) =>
    page.evaluate(async count => {
      for (let cycle = 0; cycle < count; cycle++) {
        const element = document.createElement('hic-quote-start')
        element.setAttribute('loading', 'eager')
        document.createElement('hic-faq') // created and never attached
        const painted = new Promise(resolve => {
          const watch = setInterval(() => element.shadowRoot!.querySelector('form') && resolve(clearInterval(watch)))
        })
        document.querySelector('#here')!.append(element)
        await painted
        if (cycle % 2) {
          const ready = new Promise(resolve => element.addEventListener('hic-ready', resolve))
          element.shadowRoot!.querySelector('button')!.dispatchEvent(new Event('touchstart', { bubbles: true }))
          await ready
        }
        element.remove()
        await new Promise(later => setTimeout(later))
      }
    }, count)
  await cycles(20)
  const before = await nodes()

  await cycles(200)

  expect((await nodes()) - before).toBeLessThan(400) // one element alone is some 120 nodes
})

test('a tag that the page gives no box of its own shows too, though it never nears the viewport', async () => {
  await put('<hic-phone-link style="display: contents"></hic-phone-link>')

  await page.getByRole('link').waitFor()
})

test('in a box that the page hides, or switches off for the pointer, a widget is hidden and takes no press', async () => {
  await put('<div style="visibility:hidden"><hic-quote-start></hic-quote-start></div>')
  const box = page.locator('#here > div')
  const button = page.locator('hic-quote-start button').first()
  await button.waitFor({ state: 'attached' })
  expect(await button.isVisible()).toBe(false)

  await box.evaluate(box => box.setAttribute('style', 'pointer-events:none'))

  expect(await button.isVisible()).toBe(true)
  const pressed = await button.evaluate(button => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)!.localName
  })
  expect(pressed).not.toBe('hic-quote-start')
})

test('a phone link sits in the line of its sentence, as large as its words, be they of 12 or of 24 pixels, and a finger can still hit it', async () => {
  const sentence = '<p>Call <hic-phone-link number="(02) 5550 1234"></hic-phone-link> today.</p>'
  const sizes = [12, 24]
  await put(sentence + sizes.map(px => sentence.replace('<p', `<p style="font-size:${px}px"`)).join(''))
  const links = page.getByRole('link', { name: 'Call (02) 5550 1234' })
  await links.nth(2).waitFor()

  expect((await page.locator('p').first().boundingBox())!.height).toBeLessThan(60)
  for (const [at, px] of sizes.entries()) {
    const link = links.nth(at + 1)
    expect(await link.evaluate(link => getComputedStyle(link).fontSize)).toBe(`${px}px`)
    expect(Math.round((await link.boundingBox())!.height)).toBeGreaterThanOrEqual(44)
  }
})

test('a tag far down the page loads nothing until it comes near', async () => {
  await put('<div style="height:9000px"></div><hic-faq></hic-faq>')
  // Anything it would request at once has been requested by the time something the page requests later has arrived.
  await drawn(page)
  await page.evaluate(() => fetch(location.href))
  expect(seen.fetched.filter(url => url.includes(`/v${VERSION}/`))).toEqual([])

  await page.locator('hic-faq').scrollIntoViewIfNeeded()

  await page.getByRole('button', { name: 'Medicare Levy Surcharge' }).waitFor()
})

test('a link to a question loads a tag that is still waiting far down the page, and other links do not', async () => {
  await put('<div style="height:9000px"></div><hic-faq></hic-faq>')
  async function followed(hash: string) {
    await page.evaluate(hash => location.assign(hash), hash)
    await drawn(page)
    await page.evaluate(() => fetch(location.href))
  }
  await followed('#top')
  expect(seen.fetched.filter(url => url.includes(`/v${VERSION}/`))).toEqual([])

  await followed('#item-3')

  await page.getByRole('button', { name: 'switch health funds', expanded: true }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000)
  expect(seen.heard).toEqual([])
})

test('a waiting tag that the page took away again is not loaded by a link', async () => {
  await put('<div style="height:9000px"></div><hic-faq></hic-faq>')
  await page.evaluate(async () => {
    document.querySelector('hic-faq')!.remove()
    await new Promise(later => setTimeout(later))
    location.assign('#item-3')
    await new Promise(done => addEventListener('hashchange', done, { once: true }))
    await fetch(location.href)
  })

  expect(seen.fetched.filter(url => url.includes(`/v${VERSION}/`))).toEqual([])
})

test('on a page where an old library has replaced what lists can do, the reviews are counted', async () => {
  await page.evaluate(() =>
    Object.assign(Array.prototype, {
      entries(this: unknown[]) {
        return this.slice()
      },
    }),
  )
  await put('<hic-reviews></hic-reviews>')

  await page.getByText('1 to 3 of 15').waitFor()
  expect(seen.heard).toEqual([])
})
