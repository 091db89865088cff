import * as Accordion from '@radix-ui/react-accordion'
import { type KeyboardEvent, useRef, useState } from 'react'
import { NONE, paragraphsOf } from './adapt.ts'
import { FAQ_ITEMS, type FaqItem } from './content.ts'
import { itemOf, useOpenedBefore, useOpenedByAddress, useOpenedByFinding } from './use-opened.ts'

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

/**
 * When a long answer above it closes, a question moves up, out of the window: always in Safari, elsewhere if that answer was
 * what the browser kept in its place. Whatever the browser does about it is done after the next frame.
 */
function keepInWindow(item: Element) {
  const isSeen = () => item.firstElementChild!.getBoundingClientRect().bottom > 0
  // Not if it was out of the window before: a tag that is put back presses by itself what was open in it.
  if (isSeen()) requestAnimationFrame(() => setTimeout(() => isSeen() || item.scrollIntoView({ block: 'start' })))
}

/** Radix takes every arrow, even one that is meant for the browser: with Alt it is Back, with Command the page's end. */
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
