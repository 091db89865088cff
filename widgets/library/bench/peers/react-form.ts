// The same component in a plain React bundle.
import { createElement, Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'
import { QuoteStart } from '#widgets/quote-start/quote-start.tsx'
import '../../page.css'

createRoot(document.querySelector('#root')!).render(
  createElement(Fragment, {}, createElement(QuoteStart), createElement(Toaster)),
)
