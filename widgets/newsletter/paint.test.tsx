import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { Newsletter } from './newsletter.tsx'
import { adapt } from './paint.ts'

function boxOf(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}

test.each(Object.entries(examples))('%s: the picture is adapted to what the component renders', (_, props) => {
  // A tag always has the site's address, or another if the page sets one.
  const built = props.baseUrl ? { baseUrl: 'https://site.example' } : {}
  const box = boxOf(renderToString(<Newsletter {...built} />))

  adapt(box, props)

  expect(box).toEqual(boxOf(renderToString(<Newsletter {...props} />)))
})
