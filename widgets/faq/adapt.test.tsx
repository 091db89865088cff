import { expect, test } from 'vitest'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { adapt } from './adapt.ts'
import { examples } from './examples.ts'
import { Faq } from './faq.tsx'

test.each(Object.entries(examples))('the picture adapted for "%s" is what the component renders', (_, props) => {
  const picture = pictureOf(<Faq />)

  adapt(picture, props)

  expect(picture).toEqual(pictureOf(<Faq {...props} />))
})
