import { expect, onTestFinished, test, vi } from 'vitest'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { phoneLink } from './element.ts'
import { examples } from './examples.ts'
import { adapt, press } from './paint.ts'
import { PhoneLink } from './phone-link.tsx'

test.each(Object.entries(examples))('%s: the picture is adapted to what the component renders', (_, props) => {
  const box = pictureOf(<PhoneLink />)

  adapt(box, props)

  expect(box).toEqual(pictureOf(<PhoneLink {...props} />))
})

test('a place that the record of calls would refuse is not taken, and its author is told', () => {
  const { read, takes } = phoneLink.attributes.sourcePage!

  expect(read('partner-sidebar')).toBe('partner-sidebar')
  for (const bad of ['Sidebar', '', 'side bar']) expect(read(bad)).toBeUndefined()
  // Of the signs that are named, as a page's path is: its author has to be told what is wrong with it.
  expect(read('/plans')).toBeUndefined()
  expect(takes).toMatch(/the first a letter or digit$/)
})

test('a number that no dialler could call is not taken, and its author is told', () => {
  const { read } = phoneLink.attributes.number!

  for (const good of ['1300 hicomp', 'tel:+61255501234', '']) expect(read(good)).toBe(good)
  // As a number it has lost its leading 0.
  for (const bad of ['Call us now', '1300', 255501234]) expect(read(bad)).toBeUndefined()
})

test('a tap calls the number that the page set while React was on its way, when the picture still shows ours', () => {
  const link = pictureOf(<PhoneLink />).querySelector('a')!
  const onCall = vi.fn(() => false)

  press(link, { number: '1800 975 711', onCall }, new Event('click', { cancelable: true }))

  expect(link.getAttribute('href')).toBe('tel:1800975711')
  expect(link.textContent).toBe('1800 975 711')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ phoneNumber: '1800975711', sourcePage: 'widget' })
})

test('a tap on the picture is recorded without React, unless the page cancels it', () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 201 }))
  onTestFinished(() => sent.mockRestore())
  const link = pictureOf(<PhoneLink number="1800 975 711" />).querySelector('a')!
  const taps = [new Event('click', { cancelable: true }), new Event('click', { cancelable: true })]
  const onCall = vi.fn()

  press(link, { sourcePage: 'partner-sidebar', onCall }, taps[0]!)
  press(link, { onCall: () => false }, taps[1]!)

  expect(taps.map(tap => tap.defaultPrevented)).toEqual([false, true])
  expect(onCall).toHaveBeenCalledWith({ phoneNumber: '1800975711', sourcePage: 'partner-sidebar' })
  expect(sent).toHaveBeenCalledOnce()
  expect(JSON.parse(`${sent.mock.calls[0]![1]!.body}`)).toMatchObject({
    phone_number: '1800975711',
    source_page: 'partner-sidebar',
  })
})
