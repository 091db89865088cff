import { expect, test } from 'vitest'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { examples } from './examples.ts'
import { Newsletter } from './newsletter.tsx'
import { adapt } from './paint.ts'

test.each(Object.entries(examples))('%s: the picture is adapted to what the component renders', (_, props) => {
  // A tag always has the site's address, or another if the page sets one.
  const built = props.baseUrl ? { baseUrl: 'https://site.example' } : {}
  const box = pictureOf(<Newsletter {...built} />)

  adapt(box, props)

  expect(box).toEqual(pictureOf(<Newsletter {...props} />))
})
