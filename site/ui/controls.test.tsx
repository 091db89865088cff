import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emulateMedia } from '#ci/emulated-media.ts'
import './controls.test.css'

afterEach(cleanup)

const style = (element: Element) => getComputedStyle(element)

test.each([
  ['button', <button key="" type="button" className="hic-button" data-look="action" data-testid="it" />],
  [
    'link',
    <a key="" href="/" data-testid="it">
      Home
    </a>,
  ],
  ['field', <input key="" className="hic-field" aria-label="Name" data-testid="it" />],
  ['list', <select key="" className="hic-field hic-select" aria-label="State" data-testid="it" />],
  ['tick', <input key="" type="checkbox" className="hic-tick" aria-label="Agreed" data-testid="it" />],
])('whoever comes to a %s by keyboard sees where they are, on any surface', (_, control) => {
  render(control)
  const it = screen.getByTestId('it')

  it.focus()

  expect(it.matches(':focus-visible')).toBe(true)
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = style(it)
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px'])
  // The other ring, of another colour.
  expect(boxShadow).toMatch(/ 0px 0px 0px 2px$/)
  expect(boxShadow).not.toContain(outlineColor)
})

test('a field whose answer is wrong has another border, of another width too', () => {
  render(
    <>
      <input className="hic-field" aria-label="Right" />
      <input className="hic-field" aria-label="Wrong" aria-invalid />
    </>,
  )
  const [right, wrong] = screen.getAllByRole('textbox').map(style)

  expect(wrong!.borderTopWidth).not.toBe(right!.borderTopWidth)
  expect(wrong!.borderTopColor).not.toBe(right!.borderTopColor)
})

test('for people who prefer reduced motion nothing turns or slides', async () => {
  render(
    <div
      className="hic-button"
      data-testid="it"
      style={{ animation: 'hic-bounce 5s infinite', transition: 'all 1s' }}
    />,
  )
  await emulateMedia('prefers-reduced-motion: reduce')

  const { animationDuration, animationIterationCount, transitionProperty } = style(screen.getByTestId('it'))
  expect(Number.parseFloat(animationDuration)).toBeLessThan(0.001)
  expect([animationIterationCount, transitionProperty]).toEqual(['1', 'none'])
})

test('in forced colours, which leave out backgrounds, ticks and arrows are the browser’s own', async () => {
  render(
    <>
      <input type="checkbox" className="hic-tick" aria-label="Agreed" data-testid="it" />
      <input type="radio" className="hic-tick" aria-label="At noon" data-testid="it" />
      <select className="hic-field hic-select" aria-label="State" data-testid="it" />
    </>,
  )
  const drawn = () => screen.getAllByTestId('it').map(one => style(one).appearance)
  expect(drawn()).toEqual(['none', 'none', 'none'])

  await emulateMedia('forced-colors: active')

  expect(drawn()).toEqual(['auto', 'auto', 'auto'])
})

test('toasts are not printed', async () => {
  render(<div className="hic-toaster" data-testid="it" />)
  expect(style(screen.getByTestId('it')).display).toBe('block')

  await emulateMedia('print')

  expect(style(screen.getByTestId('it')).display).toBe('none')
})
