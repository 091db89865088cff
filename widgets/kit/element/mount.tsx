import { type ComponentType, Fragment, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { rememberAnswers } from '../ui/remember-answers.ts'
import { boxIn, build, show } from './paint.ts'

/** A component in its shadow root, until it is taken out. */
export interface Mounted {
  update(values: Record<string, unknown>): void
  unmount(): void
}

interface Mounting {
  component: ComponentType<never>
  /** Wraps the component: what else its shadow root needs, such as a toaster. */
  Around?: ComponentType<{ children: ReactNode }> | undefined
  /** The picture, if it shows these values. */
  painted: HTMLElement | null | undefined
  values: Record<string, unknown>
  onError(error: unknown): void
  onReady(): void
}

/** Renders a component into a shadow root, over the painted template where there is one. */
export function mountWidget(root: ShadowRoot, { painted, values, onError, onReady, ...parts }: Mounting): Mounted {
  function begin() {
    keepTargets('removeEventListener')
    onReady()
    queueMicrotask(() => left.get(root)?.(box, values))
  }
  const tree = (props: Record<string, unknown>) => (
    <Announced onReady={begin}>{widgetTree({ ...parts, props })}</Announced>
  )
  const box = painted ?? build([], root.host as HTMLElement)
  delete box.dataset.alone
  if (!box.isConnected) show(root, box)
  tellMisspelt(root.host)
  const restore = remember(root, box)
  // A picture that a translator or a password manager wrote into is redrawn: not worth an error in the page's own log.
  function onRecoverableError(error: unknown) {
    restore(box)
    // biome-ignore lint/suspicious/noConsole: at debug level, for anybody who looks for it
    console.debug(error)
  }
  const keepTargets = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of REPLAYED) box[how](type, keepTarget, true)
  }
  keepTargets('addEventListener')
  const options = { onUncaughtError: onError, onRecoverableError }
  const react = painted ? hydrateRoot(box, tree({ ...values }), options) : createRoot(box, options)
  if (!painted) react.render(tree({ ...values }))
  return {
    update(next) {
      values = next
      // A page that goes on in another language says so on the tag while it sets other words.
      const { lang, dir } = root.host as HTMLElement
      box.lang = lang || 'en-AU'
      box.dir = dir || 'ltr'
      react.render(tree({ ...next }))
    },
    unmount() {
      const was = inWords(values)
      const restore = remember(root, box)
      left.set(root, (again, now) => inWords(now) === was && restore(again))
      react.unmount()
      wakeOnReturn(root)
    },
  }
}

/** What React 19 keeps while it takes over a picture, and dispatches again once it has. */
const REPLAYED = ['focusin', 'mouseover', 'pointerover', 'dragenter', 'gotpointercapture']

/** An event that stays within a shadow root loses its target as it ends, and React would fail on it in the page's log. */
const keepTarget = (event: Event) => Object.defineProperty(event, 'target', { value: event.target })

/** Gives back what the visitor left in a widget that was taken out, unless it is back with other values: those count. */
const left = new WeakMap<ShadowRoot, (box: Element, values: object) => unknown>()

// Lists too, item by item; numbers and booleans are left out, because nothing that a visitor leaves depends on them.
// Not as JSON, which throws if what a page put into one leads back to itself.
const inWords = (values: object) =>
  String(
    Object.values(values)
      .flat()
      .map(value => Object.values(Object(value))),
  )

/** Remembers what was typed, chosen, opened and flipped in a box, for another that shows the same. */
function remember(root: ShadowRoot, box: Element) {
  const answer = rememberAnswers(box)
  const before = buttonsIn(box)
  const { activeElement } = root
  return (now: Element) => {
    answer(now)
    // What was held is pressed again on the old buttons; their form is gone, so there is nothing to send.
    const drawn = buttonsIn(now)
    before.forEach((button, at) => {
      const same = drawn[at]
      if (!same || same === button) return
      if (same.ariaExpanded !== button.ariaExpanded || same.dataset.flipped !== button.dataset.flipped) same.click()
      if (button === activeElement) same.focus()
      button.onclick = () => {
        same.click()
        return false
      }
    })
  }
}

const buttonsIn = (box: Element) => [...box.querySelectorAll('button')]

/** Back in the page it shows its picture, which as after an approach gives way to what the visitor left. */
function wakeOnReturn(root: ShadowRoot) {
  new MutationObserver((_, watch) => {
    const box = boxIn(root)
    if (!box) return
    watch.disconnect()
    box.dispatchEvent(new Event('pointerover'))
  }).observe(root, { childList: true })
}

/** Nobody reads what HTML does not know and we do not either: a word misspelt, or written as its property is called. */
function tellMisspelt(host: Element) {
  const known = (host.constructor as unknown as { observedAttributes: string[] }).observedAttributes
  for (const name of host.getAttributeNames())
    if (!known.includes(name) && !(name in host) && MEANT_FOR_US.test(name))
      console.warn(`<${host.localName}> ignores ${name}; it takes ${known.join(' | ')}.`)
}

// Plain words: what frameworks and the page's own scripts leave has a short prefix, a sign or a digit. HTML's attributes
// that are spelt otherwise in script, such as `accesskey`, are told by how they begin: this comes with every widget.
const MEANT_FOR_US = /^(?!(class|data|aria)\b|acc|cont|ent|exp|inp|item([^s]|sc)|loa|tab|wri)[a-z]{3,}([-_][a-z]+)*$/

/** The one tree that the build prerenders and the browser hydrates. */
export function widgetTree({
  component,
  Around = Fragment,
  props,
}: Pick<Mounting, 'component' | 'Around'> & { props: object }) {
  const Component = component as ComponentType<object>
  return (
    <Around>
      <Component {...props} />
    </Around>
  )
}

function Announced({ onReady, children }: { onReady(): void; children: ReactNode }) {
  // Once: an element is ready after its first commit.
  useLayoutEffect(onReady, [])
  return children
}
