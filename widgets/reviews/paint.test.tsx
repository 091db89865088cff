import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { adapt } from './paint.ts'
import { Reviews, type ReviewsProps } from './reviews.tsx'

function boxOf(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}

test.each<ReviewsProps>([
  ...Object.values(examples).filter(({ items }) => !items),
  { stayMs: 8_000 },
  { allReviewsUrl: '' },
  { allReviewsUrl: 'https://a.example' },
])('with %o the picture is adapted to what the component renders', props => {
  const box = boxOf(renderToString(<Reviews />))

  adapt(box, props)

  expect(box).toEqual(boxOf(renderToString(<Reviews {...props} />)))
})

test('a page’s own reviews are left to the component', () => {
  expect(() => adapt(boxOf(renderToString(<Reviews />)), { items: [] })).toThrow()
})
