import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Somebody's own React application with one of our tags in it. */
function Host() {
  const [shown, setShown] = useState(true)
  return createElement(
    'div',
    {},
    createElement('button', { type: 'button', onClick: () => setShown(false) }, 'Take it out'),
    shown && createElement('hic-quote-start', { state: 'VIC' }),
  )
}

createRoot(document.querySelector('#here')!).render(createElement(Host))
