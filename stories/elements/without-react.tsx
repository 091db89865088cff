import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { defineWidget } from '#widgets/kit/element/define-widget.ts'
import { takeEarlyPresses } from '#widgets/kit/element/early-press.ts'
import { beginLife, type Opened } from '#widgets/kit/element/life.ts'
import { whenNear } from '#widgets/kit/element/near.ts'
import { boxIn, type Moving } from '#widgets/kit/element/paint.ts'
import { WIDGETS } from '#widgets/library/widgets.ts'
import { pictureOf } from '../embed-snippet/pictures.ts'
import { stayHere } from './stay-here.ts'

/** What happens to the parts that bring a tag to life. */
const FATES = {
  awaited: () => new Promise<never>(() => {}),
  failed: () => Promise.reject(new Error('The part did not load, as this story intends.')),
}
type Fate = keyof typeof FATES

interface WithoutReactProps {
  fate: Fate
  /** What the page wrote inside each tag. */
  children?: ReactNode
}

/** Every tag as visitors see it while React is loading, or if it never loads: its picture, and the page's own words. */
export function WithoutReact({ fate, children }: WithoutReactProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [tags, setTags] = useState<string[]>([])

  useEffect(() => void Promise.all(WIDGETS.map(widget => define(widget, fate))).then(setTags), [fate])
  useEffect(() => stayHere(frame.current!, WIDGETS), [])

  return (
    <div ref={frame} className="grid gap-12">
      {tags.map(tag => createElement(tag, { key: tag, loading: 'eager' }, children))}
    </div>
  )
}

// A name is registered once, so each fate has tags of its own, which are otherwise the real ones.
async function define(widget: Widget, fate: Fate): Promise<string> {
  const tag = `${widget.tag}-${fate}`
  const html = await pictureOf(widget.tag)
  if (!html) throw new Error('The library is not built: run `npm run build` first.')
  const root = Document.parseHTMLUnsafe(html).querySelector(widget.tag)!.shadowRoot!
  takeEarlyPresses(root)
  const opened: Opened = {
    widget: { ...widget, tag, component: FATES[fate] },
    beginLife,
    css: root.querySelector('style')!.textContent.replaceAll(`:host(${widget.tag})`, `:host(${tag})`),
    painting: { box: () => document.importNode(boxIn(root)!, true), ...answering(widget) },
  }
  defineWidget(opened.widget, async () => opened, whenNear)
  return tag
}

const answers = import.meta.glob<Moving>('../../widgets/*/{paint,press}.ts', { eager: true })

function answering({ tag }: Widget): Moving {
  const folder = `../../widgets/${tag.replace('hic-', '')}`
  const { press, move } = answers[`${folder}/press.ts`] ?? answers[`${folder}/paint.ts`] ?? {}
  return { ...(press && { press }), ...(move && { move }) }
}
