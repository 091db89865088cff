import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { adapt } from './paint.ts'
import { QuoteStart } from './quote-start.tsx'

test.each(Object.entries(examples))('%s: the picture is adapted to what the component renders', (_, props) => {
  const box = document.createElement('div')
  box.innerHTML = renderToString(<QuoteStart />)
  const rendered = document.createElement('div')
  rendered.innerHTML = renderToString(<QuoteStart {...props} />)

  adapt(box, props)

  expect(box.isEqualNode(rendered)).toBe(true)
})
