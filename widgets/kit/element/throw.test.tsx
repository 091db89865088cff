import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { text } from './attribute.ts'
import { declareWidget } from './declare-widget.ts'
import { defineWidget } from './define-widget.ts'
import { build } from './life.ts'
import { atOnce } from './near.ts'
import { whole } from './whole.ts'

function Fragile({ words }: { words?: string }) {
  if (words === 'second') throw new Error('It takes no second value')
  return <p>{`The ${words} value`}</p>
}

const fragile = declareWidget({
  tag: 'hic-fragile',
  meaning: 'Breaks at its second value.',
  component: async () => Fragile,
  attributes: { words: text('Which value it is.') },
  events: {},
})

const painting = { box: (host: HTMLElement) => build([['p', {}, 'The first value']], host), adapt() {} }
defineWidget(fragile, async () => ({ ...(await whole(fragile)), painting }), atOnce)

afterEach(() => document.body.replaceChildren())

const eventOf = (element: Element, name: string) =>
  new Promise<CustomEvent>(heard =>
    element.addEventListener(name, event => heard(event as CustomEvent), { once: true }),
  )

/** An element that React has taken over, and whose render then throws; and what the page is told. */
async function broken(inside: string) {
  document.body.innerHTML = `<hic-fragile words="first">${inside}</hic-fragile>`
  const element = document.querySelector('hic-fragile')!
  const root = element.shadowRoot!
  const ready = eventOf(element, 'hic-ready')
  await expect.poll(() => root.textContent).toBe('The first value')
  root.querySelector('p')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await ready
  const told = eventOf(element, 'hic-error')
  element.setAttribute('words', 'second')
  return { root, told: (await told).detail }
}

test('what the page put inside the tag comes back if a render throws, and the page is told why', async () => {
  const { told } = await broken('<a href="/ours">Our own link</a>')

  expect(screen.getByRole('link', { name: 'Our own link' }).checkVisibility()).toBe(true)
  expect(told).toEqual({ error: new Error('It takes no second value') })
})

test('if a render throws and there is nothing inside the tag, the tag is empty', async () => {
  const { root } = await broken('')

  expect(root.textContent).toBe('')
})
