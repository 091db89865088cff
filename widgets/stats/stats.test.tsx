import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Activity } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { emulateMedia } from '#ci/emulated-media.ts'
import { holdCrossings } from '#ci/held-crossings.ts'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { stats } from './element.ts'
import { examples } from './examples.ts'
import { move } from './press.ts'
import { Stats } from './stats.tsx'
import './stats.test.css'

const card = (name: RegExp) => screen.getByRole('button', { name })
const shown = (button: HTMLElement) => button.querySelector('[aria-hidden=true]')!.textContent

afterEach(cleanup)

test('has the final figures in the HTML, compact to see and in full to hear', () => {
  const html = renderToString(<Stats />)

  for (const figure of [
    '40',
    '100K',
    '1K',
    '520',
    '100,000',
    '1,000',
    'up 25% this year',
    'from 12+ insurers',
    '15% on premiums',
  ])
    expect(html).toContain(figure)
  expect(html).not.toContain('style=')

  render(<Stats />)
  // The second has no trend, whose arrow is an icon too.
  const icons = screen.getAllByRole('button').map(one => [...one.querySelectorAll('svg')].map(icon => icon.outerHTML))
  expect(icons.map(({ length }) => length)).toEqual([2, 1, 2, 2])
  expect(new Set(icons.map(([first]) => first)).size, 'an icon of its own for each').toBe(4)
})

test('counts up to the figure once it is in view', async () => {
  render(<Stats />)
  const helped = card(/Australians helped/)

  await waitFor(() => expect(shown(helped)).not.toBe('100K+'))
  const seen: number[] = []
  await waitFor(
    () => {
      // 449, and a moment later 14.6K.
      seen.push(Number.parseFloat(shown(helped)!) * (shown(helped)!.includes('K') ? 1000 : 1))
      expect(shown(helped)).toBe('100K+')
    },
    { interval: 100 },
  )

  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test('counts once, also where the application hides it and shows it again', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Stats />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  const helped = card(/Australians helped/)
  await waitFor(() => expect(shown(helped)).not.toBe('100K+'))
  await waitFor(() => expect(shown(helped)).toBe('100K+'))
  // Rounded, the figure is there a little before the counting ends.
  await new Promise(later => setTimeout(later, 500))

  rerender(page('hidden'))
  rerender(page('visible'))

  for (let frames = 0; frames < 12; frames += 1) {
    await new Promise(requestAnimationFrame)
    expect(shown(helped)).toBe('100K+')
  }
})

test('stays still until a tenth of it is in view', async () => {
  const above = document.body.appendChild(document.createElement('div'))
  above.style.height = '300vh'
  onTestFinished(() => above.remove())
  render(<Stats />)
  const advisors = card(/certified advisors/)
  // An observer always reports once; after that, counting has had time to start.
  await act(() => new Promise<void>(spoken => new IntersectionObserver(() => spoken()).observe(advisors)))
  for (let frames = 0; frames < 12; frames += 1) await new Promise(requestAnimationFrame)
  expect(shown(advisors)).toBe('40+')

  advisors.scrollIntoView()

  await waitFor(() => expect(shown(advisors)).not.toBe('40+'))
})

test('counts also if leaving and coming into view are reported together', async () => {
  const report = holdCrossings()
  render(<Stats />)

  act(() => report(false, true))

  await waitFor(() => expect(shown(card(/Australians helped/))).not.toBe('100K+'))
})

test('counts for two seconds, each figure 150 ms and each card 50 ms after the one before, once only', async () => {
  const watched = vi.spyOn(window, 'IntersectionObserver')
  const moves = vi.spyOn(Element.prototype, 'animate')
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  onTestFinished(() => {
    vi.useRealTimers()
    watched.mockRestore()
    moves.mockRestore()
  })
  const { container } = render(<Stats />)
  const figures = () => screen.getAllByRole('button').map(shown)
  const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  // The browser notifies all observers in one turn: by now the row has been notified too.
  const noticed = () => act(() => new Promise<void>(seen => new IntersectionObserver(() => seen()).observe(container)))
  await noticed()

  expect(watched.mock.calls[0]![1]).toEqual({ threshold: 0.1 })
  expect(moves.mock.calls.map(([, timing]) => (timing as KeyframeAnimationOptions).delay)).toEqual([0, 50, 100, 150])
  await after(1_008)
  // At an even pace it would be 20.
  expect(Number.parseFloat(figures()[0]!)).toBeGreaterThan(30)
  await after(976)
  expect(figures()).not.toContain('40+')
  await after(32)
  expect(figures()[0]).toBe('40+')
  await after(400)
  // The fourth is 450 ms behind the first.
  expect(figures()).toEqual(['40+', '100K+', '1K+', '$519'])
  await after(50)
  expect(figures()).toEqual(['40+', '100K+', '1K+', '$520'])

  container.style.display = 'none'
  await noticed()
  container.style.display = ''
  await noticed()
  await after(500)
  expect(figures()).toEqual(['40+', '100K+', '1K+', '$520'])
})

test.each([
  ['with a space', '100\u00a0000+'],
  ['in other digits', '१००,०००+'],
])('before React a figure that a translator wrote %s stands as it is, and the others count', async (_, translated) => {
  const report = holdCrossings()
  const box = document.body.appendChild(pictureOf(<Stats />))
  onTestFinished(() => box.remove())
  screen.getByText('100,000+').textContent = translated
  const settle = move(box)

  report(true)

  await waitFor(() => expect(shown(card(/certified advisors/))).not.toBe('40+'))
  await settle()

  expect(shown(card(/certified advisors/))).toBe('40+')
  expect(shown(card(/Australians helped/))).toBe('100K+')
})

test('prints the final figures, in full, while it counts', async () => {
  render(<Stats />)
  const helped = card(/Australians helped/)
  await waitFor(() => expect(shown(helped)).not.toBe('100K+'))

  await emulateMedia('print')

  expect(helped.querySelector('[aria-hidden=true]')!.checkVisibility()).toBe(false)
  expect(screen.getByText('100,000+').getBoundingClientRect().width).toBeGreaterThan(20)
})

test('shows the figures at once to people who prefer reduced motion', async () => {
  await emulateMedia('prefers-reduced-motion: reduce')
  render(<Stats />)

  for (let i = 0; i < 10; i++) {
    await new Promise(requestAnimationFrame)
    expect(shown(card(/Australians helped/))).toBe('100K+')
  }
})

test('shows the figures at once to people who have come to prefer reduced motion before they see them', async () => {
  const report = holdCrossings()
  render(<Stats />)
  await emulateMedia('prefers-reduced-motion: reduce')

  act(() => report(true))

  for (let i = 0; i < 10; i++) {
    await new Promise(requestAnimationFrame)
    expect(shown(card(/Australians helped/))).toBe('100K+')
  }
})

test('a press flips the card, another flips it back, and the hidden side is inert', async () => {
  const onFlip = vi.fn()
  render(<Stats onFlip={onFlip} />)
  const savings = card(/average annual savings.*Click to learn more/)
  const [front, back] = savings.children as unknown as [HTMLElement, HTMLElement]
  expect([front.inert, back.inert]).toEqual([false, true])

  await userEvent.click(savings)
  expect([front.inert, back.inert]).toEqual([true, false])
  expect(screen.getByText(/depends on the policy you have today/, { selector: '[role=status]' })).toBeTruthy()
  await userEvent.click(savings)

  expect([front.inert, back.inert]).toEqual([false, true])
  expect(onFlip.mock.calls).toEqual([
    [{ item: 'average annual savings', flipped: true }],
    [{ item: 'average annual savings', flipped: false }],
  ])
})

test('flips by keyboard too', async () => {
  render(<Stats />)
  const savings = card(/average annual savings/)
  savings.focus()

  await userEvent.keyboard('{Enter}')
  expect(savings.dataset.flipped).toBe('true')
  await userEvent.keyboard(' ')
  expect(savings.dataset.flipped).toBe('false')
})

test('the tooltip describes the card, and Escape closes it', async () => {
  render(<Stats />)
  const procedures = card(/procedures covered/)
  const tooltip = document.getElementById(procedures.getAttribute('aria-describedby')!)!
  expect(tooltip.textContent).toBe('1,000+ procedures from 12+ insurers.')

  procedures.focus()
  await userEvent.keyboard('{Escape}')

  expect(procedures.closest('li')!.dataset.hushed).toBe('true')
})

test('a tooltip that the pointer opened goes with Escape wherever the focus is, and comes back with the pointer', async () => {
  render(<Stats />)
  const procedures = card(/procedures covered/).closest('li')!
  await userEvent.hover(procedures)

  await userEvent.keyboard('{Escape}')
  expect(procedures.dataset.hushed).toBe('true')
  await userEvent.unhover(procedures)

  expect(procedures.dataset.hushed).toBeUndefined()
})

test('a tooltip that was closed is back when the card is reached again by keyboard', async () => {
  // The mouse of another test may still be where the card appears.
  render(
    <div style={{ pointerEvents: 'none' }}>
      <Stats />
    </div>,
  )
  const procedures = card(/procedures covered/)
  procedures.focus()
  await userEvent.keyboard('{Escape}')

  act(() => procedures.blur())

  expect(procedures.closest('li')!.dataset.hushed).toBeUndefined()
})

test('a figure that is not a number, or whose texts are not text, is not taken', () => {
  const { read } = stats.attributes.items!
  const [figure] = examples['millions, and one figure only']!.items!

  expect(read([figure])).toBeDefined()
  expect(read([{ ...figure, trend: null }])).toBeDefined()
  for (const bad of [{ value: Number.NaN }, { trend: {} }, { prefix: 7 }, { suffix: [] }])
    expect(read([{ ...figure, ...bad }])).toBeUndefined()
})

test('shows a partner’s own figures', () => {
  render(<Stats {...examples['millions, and one figure only']} />)

  expect(card(/2,560,000\+\s*sample members/)).toBeTruthy()
})

test('figures of the same name all go when the page sets others', () => {
  const [figure] = examples['millions, and one figure only']!.items!
  const { rerender } = render(<Stats items={[figure!, { ...figure!, value: 3 }]} />)
  expect(screen.getAllByRole('button')).toHaveLength(2)

  rerender(<Stats items={[{ ...figure!, label: 'Another' }]} />)

  expect(screen.getAllByRole('button')).toHaveLength(1)
})
