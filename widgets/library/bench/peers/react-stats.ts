// The same component in a plain React bundle.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Stats } from '#widgets/stats/stats.tsx'
import '../../page.css'

createRoot(document.querySelector('#root')!).render(createElement(Stats))
