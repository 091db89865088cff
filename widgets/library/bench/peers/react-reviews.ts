// The same component in a plain React bundle.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Reviews } from '#widgets/reviews/reviews.tsx'
import '../../page.css'

createRoot(document.querySelector('#root')!).render(createElement(Reviews))
