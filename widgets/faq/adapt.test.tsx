import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { adapt } from './adapt.ts'
import { examples } from './examples.ts'
import { Faq } from './faq.tsx'

/** The markup of a component, as the browser has it. */
function boxOf(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}

test.each(Object.entries(examples))('the picture adapted for "%s" is what the component renders', (_, props) => {
  const picture = boxOf(renderToString(<Faq />))

  adapt(picture, props)

  expect(picture).toEqual(boxOf(renderToString(<Faq {...props} />)))
})
