import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { QUESTIONS } from './questions.ts'

/** Somebody's own React application with two of our tags in it. */
function Host() {
  const [shown, setShown] = useState(true)
  const [state, setState] = useState('VIC')
  const [told, setTold] = useState('')
  const taken = (event: CustomEvent<{ href: string }>) => {
    event.preventDefault()
    setTold(event.detail.href)
  }
  return createElement(
    'div',
    {},
    createElement('button', { type: 'button', onClick: () => setState('TAS') }, 'Move to Tasmania'),
    createElement('button', { type: 'button', onClick: () => setShown(false) }, 'Take them out'),
    createElement('output', {}, told),
    shown && createElement('hic-quote-start', { state, coverFor: 'families', 'onhic-start-comparing': taken }),
    shown && createElement('hic-faq', { items: QUESTIONS }),
  )
}

createRoot(document.querySelector('#here')!).render(createElement(Host))
