import type { ComponentType, ReactNode } from 'react'
import type { Widget, WidgetEvent } from './declare-widget.ts'
import type { HicElement } from './define-widget.ts'
import { takeEarlyPresses } from './early-press.ts'
import { hold } from './hold.ts'
import { kebab } from './kebab.ts'
import type { Mounted } from './mount.tsx'
import { boxIn, type Painting, type Press, show } from './paint.ts'
import { sheetFor } from './sheet.ts'

export { build } from './paint.ts'

/** A widget with all that its elements need once one nears the viewport. */
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
 * Whatever fails on the way leaves the page's own fallback on screen and tells `hic-error`.
 */
export function beginLife(host: HicElement, { widget, css, painting, toasts }: Opened): Life {
  const { attributes, events } = widget
  const root = host.shadowRoot!
  const callbacks = Object.fromEntries(
    Object.entries(events).map(([name, event]) => [name, (detail: unknown) => tell(event, detail)]),
  )
  const content: Record<string, unknown> = widget.fromContent?.(host) ?? {}
  const refused: Record<string, unknown> = {}
  const props = () => ({ ...values, ...callbacks })
  let values = read()
  let ended = false
  let mounted: Mounted | undefined
  let waking: Promise<void> | undefined
  let release: (() => void) | undefined
  let answer: Press | undefined
  // What stands in the root is what the component would render for the values of now.
  let fits = false
  let failed = false

  root.adoptedStyleSheets = [sheetFor(css, host.ownerDocument)]
  const early = takeEarlyPresses(root)
  paint(painting).catch(fail)

  async function paint(picture: Painting | undefined) {
    const own = Object.keys(attributes).some(name => values[name] !== attributes[name]!.otherwise)
    if (!picture || (own && !picture.adapt)) return wake()
    if (own || release || !boxIn(root)) {
      const box = picture.box()
      if (own) await picture.adapt!(box, values as never, host)
      if (ended || waking) return
      release?.()
      if (!box.isConnected) show(root, box)
    }
    fits = true
    listen(picture.press)
    for (const button of early.splice(0)) button.click()
    picture.pressLater?.().then(listen, () => {}) // where it does not come, React answers
    if (widget.moves) wake()
  }

  function listen(press = answer) {
    if (ended || mounted) return
    answer = press
    const before = release
    release = hold(
      root,
      failed ? undefined : wake,
      (control, event) => !mounted && !!press?.(control, props() as never, event),
    )
    before?.() // what was held for want of this is answered now
  }

  function wake(): Promise<void> {
    waking ??= mount().catch(fail)
    return waking
  }

  async function mount() {
    const [{ mountWidget }, component, Around] = await Promise.all([
      import('./mount.tsx'),
      widget.component(),
      widget.notifies ? toasts?.() : undefined,
    ])
    if (ended) return
    await new Promise<void>(resolve => {
      const painted = fits ? boxIn(root) : null
      mounted = mountWidget(root, { component, Around, painted, values: props(), onError: fail, onReady: resolve })
    })
    release?.()
    tell({ name: 'hic-ready' })
  }

  function fail(error: unknown) {
    if (ended) return
    failed = true
    mounted?.unmount()
    mounted = undefined
    // The picture goes on answering what needs no React; it goes only if the page brought its own fallback.
    if (host.childElementCount || host.textContent.trim() || !boxIn(root)?.firstChild) {
      release?.()
      showFallback()
    } else {
      boxIn(root)!.dataset.alone = '' // what only the component could answer gives way, as without script
      listen()
    }
    tell({ name: 'hic-error' }, { error })
  }

  const showFallback = () => show(root, host.ownerDocument.createElement('slot'))

  /** What the page gave, or wrote inside the tag, as the component takes it. */
  function read(): Record<string, unknown> {
    const understood: Record<string, unknown> = { ...content }
    for (const name in attributes) {
      const { otherwise, takes, read } = attributes[name]!
      const raw = host.given[name]
      const value = raw == null ? undefined : read(raw)
      if (raw != null && value === undefined && raw !== refused[name]) {
        refused[name] = raw
        const shown = typeof raw === 'string' ? `${kebab(name)}="${raw}"` : name
        console.warn(`<${widget.tag}> ignores ${shown}; it takes ${takes}.`)
      }
      understood[name] = value ?? content[name] ?? otherwise
    }
    host.read = understood
    return understood
  }

  /** False when the page cancelled it. */
  function tell({ name, cancelable, fallback }: Omit<WidgetEvent, 'meaning'>, detail?: unknown): boolean {
    const goesOn = host.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: !!cancelable }),
    )
    if (goesOn) fallback?.(detail as never)
    return goesOn
  }

  return {
    update() {
      values = read()
      fits = false
      if (mounted) mounted.update(props())
      else if (waking || !painting?.adapt) wake()
      else paint(painting).catch(fail)
    },
    end() {
      ended = true
      release?.()
      mounted?.unmount()
      showFallback()
    },
  }
}
