import { createElement, useEffect, useRef } from 'react'
import { defineElements } from '#widgets/library/elements.ts'
import { WIDGETS } from '#widgets/library/widgets.ts'
import { stayHere } from '../elements/stay-here.ts'

defineElements()

/** Somebody else's page, with every tag on it. */
export function PartnerPage({ css = '', dir }: { css?: string; dir?: 'rtl' }) {
  const page = useRef<HTMLElement>(null)
  useEffect(() => stayHere(page.current!, WIDGETS), [])
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    }
  }, [css])

  return (
    <main ref={page} dir={dir}>
      <h1>Sample Bay Credit Union</h1>
      <p>Members ask us about health cover. These people compare it.</p>
      {TAGS.map(([tag, attributes]) => (
        <div key={tag} style={{ marginBlock: '3rem' }}>
          {createElement(tag, { loading: 'eager', ...attributes })}
        </div>
      ))}
      <p>The rest of our page continues here.</p>
    </main>
  )
}

const TAGS: [tag: string, attributes: Record<string, string>][] = [
  ['hic-quote-start', { partner: 'demo', heading: 'Compare cover as a member' }],
  ['hic-stats', {}],
  ['hic-faq', { heading: 'Questions people ask first' }],
  ['hic-reviews', {}],
  ['hic-newsletter', { partner: 'demo' }],
  ['hic-phone-link', { 'source-page': 'partner-sidebar' }],
]
