import { expect, test } from 'vitest'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { examples } from './examples.ts'
import { adapt } from './paint.ts'
import { Reviews, type ReviewsProps } from './reviews.tsx'

test.each<ReviewsProps>([
  ...Object.values(examples).filter(({ items }) => !items),
  { stayMs: 8_000 },
  { allReviewsUrl: '' },
  { allReviewsUrl: 'https://a.example' },
])('with %o the picture is adapted to what the component renders', props => {
  const box = pictureOf(<Reviews />)

  adapt(box, props)

  expect(box).toEqual(pictureOf(<Reviews {...props} />))
})

test('a page’s own reviews are left to the component', () => {
  expect(() => adapt(pictureOf(<Reviews />), { items: [] })).toThrow()
})
