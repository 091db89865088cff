import * as Accordion from '@radix-ui/react-accordion'
import { type KeyboardEvent, useEffect, useInsertionEffect, useRef, useState } from 'react'
import { NONE, paragraphsOf } from './adapt.ts'
import { FAQ_ITEMS, type FaqItem } from './content.ts'
import { openIn, show } from './show.ts'

export interface FaqProps {
  /** A heading above the questions; no heading if left out. */
  heading?: string
  /** Instead of our eight questions. */
  items?: readonly FaqItem[]
  /** The items are `item-0`, `item-1`, …: set another word for a second list on the same page. */
  idPrefix?: string
  /** An answer opened or closed. */
  onToggle?(toggled: { item: string; question: string; open: boolean }): unknown
}

/** Questions whose answers open one at a time. Addresses, find-in-page and print open them too. */
export function Faq({ heading, items = FAQ_ITEMS, idPrefix = 'item', onToggle }: FaqProps) {
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const at = opened ? placeOf(items, opened) : -1
  const open = at < 0 ? '' : `${idPrefix}-${at}`

  function toggle(item: string, byAddress = false) {
    const now = item ? Number(item.slice(idPrefix.length + 1)) : at
    const { question } = items[now]!
    setOpened(item ? { at: now, question: byAddress ? undefined : question } : undefined)
    onToggle?.({ item: item || open, question, open: !!item })
  }

  function press(item: string) {
    toggle(item)
    if (item) keepInWindow(itemOf(root.current, item)!)
  }

  const uncover = (item: string) => item !== open && toggle(item)
  useOpenedBefore(root, uncover)
  useOpenedByAddress(root, item => item !== open && toggle(item, true))
  useOpenedByFinding(root, uncover)

  return (
    <section className="hic-faq" aria-label={heading || undefined}>
      {heading && <h2 className="hic-faq-heading">{heading}</h2>}
      <Accordion.Root
        ref={root}
        type="single"
        collapsible
        value={open}
        onValueChange={press}
        onKeyDown={leaveToBrowser}
      >
        {items.map(({ question, answer, disabled }, index) => {
          const item = `${idPrefix}-${index}`
          return (
            <Accordion.Item key={item} id={item} value={item} disabled={disabled} className="hic-item">
              <Accordion.Header>
                <Accordion.Trigger id={`${item}-question`} aria-controls={`${item}-answer`}>
                  <span aria-hidden="true">{index + 1}</span>
                  <span>{question}</span>
                  <Sign />
                </Accordion.Trigger>
              </Accordion.Header>
              <Answer id={`${item}-answer`} open={open === item} disabled={disabled} text={answer} />
            </Accordion.Item>
          )
        })}
        {items.length === 0 && (
          <div className="hic-item">
            <p>{NONE}</p>
          </div>
        )}
      </Accordion.Root>
    </section>
  )
}

/** Radix takes every arrow, also one that the browser means to answer: with Alt it is Back, with Command the page's end. */
function leaveToBrowser(event: KeyboardEvent) {
  // Only Radix reads this one; the browser's own event goes on as it was.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) event.defaultPrevented = true
}

interface Opened {
  at: number
  /** None when an address opened it: that names a place, whatever the page asks there. */
  question: string | undefined
}

/** Where the open question is: when the page sets another list, it may have moved or gone. */
function placeOf(items: readonly FaqItem[], { at, question }: Opened): number {
  if (question === undefined) return items[at] && !items[at].disabled ? at : -1
  return items[at]?.question === question ? at : items.findIndex(item => item.question === question)
}

interface AnswerProps {
  id: string
  open: boolean
  disabled: boolean | undefined
  text: string
}

/**
 * Closed answers stay in the document: printed, read without script, found by the browser's search. Not
 * Radix's own panel, because that prints a style attribute, which a strict CSP blocks. The tag has a hyphen
 * because React keeps "until-found" only on such tags: elsewhere it writes `hidden` as a boolean.
 */
function Answer({ id, open, disabled, text }: AnswerProps) {
  return (
    <hic-answer id={id} hidden={open ? undefined : disabled || 'until-found'} class="hic-answer">
      <div>
        {paragraphsOf(text).map((paragraph, at) => (
          // By place: the same words may occur twice.
          <p key={at}>{paragraph}</p>
        ))}
      </div>
    </hic-answer>
  )
}

// Without behaviour, but known: pages hide tags whose script is still to come, or wait for them. Not on a server, and
// another copy may have been first.
if (globalThis.customElements && !customElements.get('hic-answer'))
  customElements.define('hic-answer', class extends HTMLElement {})

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'hic-answer': Omit<HTMLAttributes<HTMLElement>, 'hidden'> & {
        class?: string
        hidden: true | 'until-found' | undefined
        children: ReactNode
      }
    }
  }
}

/** A plus that loses its upright when the answer is open. */
function Sign() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="hic-sign">
      <path d="M3 10h14" />
      <path d="M10 3v14" />
    </svg>
  )
}

type List = React.RefObject<HTMLElement | null>
type Opening = (item: string) => unknown

/** What was opened before React was there, by a press or by the browser's search, stays open, and the page is told. */
function useOpenedBefore(list: List, opening: Opening) {
  const open = useNewest(opening)
  useEffect(() => {
    const before = [...openIn(list.current!)]
    // A press closes all others, so an answer that no press opened was opened after it.
    const stays = before.find(answer => answer.parentElement!.dataset.state !== 'open') ?? before[0]
    for (const other of before) if (other !== stays) show(other, false)
    if (stays) open.current(stays.parentElement!.id)
  }, [list, open])
}

/** The address that a tag saw last: one that is put back knows whether a link to another answer brought it back. */
const seen = new WeakMap<Element, string>()

/** `#item-3` opens that answer and brings it into view, at first and whenever the address changes. */
function useOpenedByAddress(list: List, opening: Opening) {
  const open = useNewest(opening)
  useEffect(() => {
    const { host } = list.current!.getRootNode() as ShadowRoot // none outside a tag
    const isBack = seen.has(host)
    const isElsewhere = isBack && seen.get(host) !== location.hash
    const look = () => host && seen.set(host, location.hash)
    function follow() {
      look()
      const id = decoded(location.hash.slice(1))
      const item = id && itemOf(list.current, id) // the place that says there are no questions has no id
      if (!item || (document.getElementById(id) ?? item) !== item) return // the page's own part with that id comes first
      if (!item.hasAttribute('data-disabled')) open.current(item.id)
      // Once an answer above it has closed: no browser is sure to keep it in its place then, and Safari never does.
      setTimeout(() => item.scrollIntoView({ block: 'start' }))
    }
    // Followed once more, the link changes nothing in the address, and the browser finds no place within a tag.
    function again(event: MouseEvent) {
      // A page's script may press the document itself, as some do to close their menus.
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a:not([target])')
      const isPlain = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      if (isPlain && link?.href === location.href) follow()
    }
    // Somebody who has opened an answer in the meantime is not taken elsewhere, except by a link from another page.
    function begin() {
      if (isElsewhere || !openIn(list.current!).length) follow()
    }
    // A tag that is back is about to be given what was open in it.
    const waiting = isBack ? setTimeout(begin) : undefined
    if (!waiting) begin()
    look()
    window.addEventListener('hashchange', follow)
    document.addEventListener('click', again)
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('click', again)
    }
  }, [list, open])
}

/** The browser's find-in-page, or a text fragment, hit a closed answer. */
function useOpenedByFinding(list: List, opening: Opening) {
  const open = useNewest(opening)
  useEffect(() => {
    const element = list.current!
    const found = ({ target }: { target: unknown }) => open.current((target as HTMLElement).parentElement!.id)
    element.addEventListener('beforematch', found)
    return () => element.removeEventListener('beforematch', found)
  }, [list, open])
}

/** For effects that outlive what they were told. `useEffectEvent` does as much, but React 18 has none. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value)
  useInsertionEffect(() => {
    newest.current = value
  })
  return newest
}

/**
 * A long answer that closes above a question takes it along, out of the window: in Safari always, elsewhere if it was that
 * answer which the browser kept in its place. What the browser does about it, it has done after the next frame.
 */
function keepInWindow(item: Element) {
  const isSeen = () => item.firstElementChild!.getBoundingClientRect().bottom > 0
  // Not if it was out of the window before: a tag that is put back presses by itself what was open in it.
  if (isSeen()) requestAnimationFrame(() => setTimeout(() => isSeen() || item.scrollIntoView({ block: 'start' })))
}

const itemOf = (list: HTMLElement | null, id: string) => [...(list?.children ?? [])].find(child => child.id === id)

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}
