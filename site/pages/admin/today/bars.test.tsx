import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Bars } from './bars.tsx'

afterEach(cleanup)

const sources = (count: number) => Array.from({ length: count }, (_, at) => [`source-${at}`, count - at] as const)

test('however many names people make up, ten are shown and the rest are counted', () => {
  render(<Bars caption="Taps" rows={[['made-up', 1], ...sources(40)]} empty="None." />)

  expect(screen.getAllByRole('row')).toHaveLength(11)
  expect(screen.getByRole('row', { name: /^source-0 40$/ })).toBeVisible()
  expect(screen.getByRole('row', { name: '31 others 466' })).toBeVisible()
})

test('even the longest names leave the list no longer than a screen', () => {
  const long = sources(10).map(([name, count]) => [name.padEnd(100, 'x'), count] as const)
  render(
    <div style={{ width: '328px' }}>
      <Bars caption="Taps" rows={long} empty="None." />
    </div>,
  )

  expect(screen.getByRole('table').getBoundingClientRect().height).toBeLessThan(740)
})
