import type { ComponentType, ReactNode } from 'react'
import type { Widget, WidgetEvent } from './declare-widget.ts'
import type { HicElement, Persist } from './define-widget.ts'
import { takeEarlyPresses } from './early-press.ts'
import { hold } from './hold.ts'
import { kebab } from './kebab.ts'
import type { Mounted } from './mount.tsx'
import { boxIn, type Moving, type Painting, show } from './paint.ts'
import { sheetFor } from './sheet.ts'

// The library makes this file once, and the part of each widget takes both from it: see `library/build/opening.ts`.
export { build } from './paint.ts'

/** A widget with everything its elements need once one nears the viewport. */
export interface Opened {
  widget: Widget
  beginLife: typeof beginLife
  /** The rules of its shadow root. */
  css: string
  painting?: Painting
  /** A toaster of its own for the shadow root of a component that notifies. */
  toasts?: () => Promise<ComponentType<{ children: ReactNode }>>
}

/** One connected element, from nearing the viewport to its removal. */
export interface Life {
  update(): void
  end(): void
}

/**
 * painted (template and sheet, no React) → live (hydrated on first need).
 * If anything fails on the way, the page's own fallback stays on screen and `hic-error` says so; what could not be
 * loaded is tried again once the browser is back online.
 */
export function beginLife(host: HicElement, { widget, css, painting, toasts }: Opened, persist: Persist): Life {
  const { attributes, events } = widget
  const root = host.shadowRoot!
  const callbacks = Object.fromEntries(
    Object.entries(events).map(([name, event]) => [name, (detail: unknown) => tell(event, detail)]),
  )
  const refused: Record<string, unknown> = {}
  const props = (of = values) => ({ ...of, ...callbacks })
  let values = read()
  let ended = false
  let mounted: Mounted | undefined
  let waking: Promise<unknown> | undefined
  let release: (() => void) | undefined
  let answer: Moving['press']
  let settle: (() => unknown) | undefined
  // The picture, kept while the page's fallback is in its place, and the values it shows: what the component would
  // render for them.
  let picture: HTMLElement | undefined
  let shown: typeof values | undefined
  let ready = false
  let failed = false

  root.adoptedStyleSheets = [sheetFor(css, host.ownerDocument)]
  // In the page's own HTML: the visitor may have made choices in it before there was a script, so nothing replaces it.
  const standing = boxIn(root)
  const unwatch = widget.watch?.(host, update)
  let drawing = paint().catch(wake) // React draws what cannot be adapted

  async function paint() {
    if (ended || values === shown || (failed ? !boxIn(root) : waking)) return
    const wanted = values
    const own = Object.keys(attributes).some(name => wanted[name] !== attributes[name]!.otherwise)
    if (!painting || (own && !painting.adapt) || (shown && standing)) return wake()
    const box = standing ?? painting.box!(host)
    if (own) await painting.adapt!(box, wanted as never)
    if (ended || (waking && !failed)) return
    if (!standing) show(root, box)
    picture = box
    shown = wanted
    listen(painting)
    if (failed) stayAlone()
    for (const button of takeEarlyPresses(root)) button.click()
    painting.later?.().then(listen, () => {}) // if it does not load, React answers
  }

  function listen({ press = answer, move }: Moving = {}) {
    if (ended || mounted) return
    if (move && !failed) {
      settle?.() // a picture that this one replaced
      settle = move(picture!, props() as never)
    }
    answer = press
    const before = release
    release = hold(
      root,
      failed ? undefined : wake,
      (control, event) => !mounted && !!press?.(control, props() as never, event),
    )
    before?.() // what was held until this loaded is answered now
  }

  function wake(): Promise<unknown> {
    if (failed) stayAlone() // React will not come by itself
    waking ??= persist(mount, fail)
    return waking
  }

  async function mount() {
    const [{ mountWidget }, component, Around] = await Promise.all([
      import('./mount.tsx'),
      widget.component(),
      toasts?.(),
    ])
    await settle?.()
    if (ended) return
    failed = false
    // Over the picture as it is, whatever has changed since: choices and focus in it stay.
    const first = shown ?? values
    await new Promise<void>(onReady => {
      mounted = mountWidget(root, {
        component,
        Around,
        painted: picture,
        values: props(first),
        onError: fail,
        onReady,
      })
    })
    ready = true
    if (values !== first) update()
    release?.()
    tell({ name: 'hic-ready' })
  }

  function fail(error: unknown) {
    if (ended) return
    failed = true
    mounted?.unmount()
    mounted = undefined
    stayAlone()
    tell({ name: 'hic-error' }, { error })
  }

  /**
   * If React never comes, the picture keeps answering what needs none. It goes if the page has its own fallback, or
   * sets a list of its own, which would have to replace ours.
   */
  function stayAlone() {
    settle?.()
    const box = boxIn(root)
    const others = Object.keys(attributes).some(
      name => attributes[name]!.propertyOnly && values[name] !== shown?.[name],
    )
    if (others) picture = shown = undefined
    // The empty line that an editor puts into an empty tag is no fallback.
    if (host.querySelector(':not(br,p)') || host.textContent.trim() || others || !box?.firstChild) {
      showFallback()
    } else {
      box.dataset.alone = '' // controls that need the component give way, as without script
      listen()
    }
  }

  function showFallback() {
    release?.()
    show(root, document.createElement('slot'))
  }

  /** What the page gave, or wrote inside the tag, as the component takes it. */
  function read(): Record<string, unknown> {
    const understood: Record<string, unknown> = { ...widget.fromContent?.(host) }
    for (const [name, { otherwise, propertyOnly, takes, read }] of Object.entries(attributes)) {
      const raw = host.given[name]
      const value = raw == null ? undefined : read(raw)
      if (raw != null && value === undefined && raw !== refused[name]) {
        refused[name] = raw
        const what = typeof raw === 'string' ? `${kebab(name)}="${raw}"` : name
        console.warn(`<${widget.tag}> ignores ${what}; it takes ${takes}${propertyOnly ? ', set as a property' : ''}.`)
      }
      understood[name] = value ?? understood[name] ?? otherwise
    }
    host.read = understood
    return understood
  }

  /** False when the page cancelled it. */
  function tell({ name, cancelable, fallback }: Omit<WidgetEvent, 'meaning'>, detail?: unknown): boolean {
    const goesOn = host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
    if (goesOn) fallback?.(detail as never)
    return goesOn
  }

  function update() {
    values = read()
    if (ready && mounted) mounted.update(props())
    else drawing = drawing.then(paint).catch(wake)
  }

  return {
    update,
    end() {
      ended = true
      unwatch?.()
      settle?.()
      mounted?.unmount()
      showFallback()
    },
  }
}
