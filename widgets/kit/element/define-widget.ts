import r2wc from '@r2wc/core'
import { kebab } from './kebab.ts'
import type { Life, Opened } from './life.ts'
import type { whenNear } from './near.ts'

interface Base extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
}

/** What must be known of a widget before any of it is loaded; a whole declaration will do. */
export interface Outline {
  tag: string
  attributes: Record<string, unknown>
}

/** An element as the rest of its life sees it. */
export interface HicElement extends HTMLElement {
  /** What the page gave, unread: attributes and properties by name, null where taken away. */
  given: Record<string, unknown>
  /** The same as it was understood, once the readers have loaded; what the page has only just set is not read yet. */
  read?: Record<string, unknown>
}

/**
 * Registers a custom element. The first copy on a page wins. Everything but its outline is loaded
 * when an element nears the viewport: for a tag far down the page, nothing is loaded before that.
 *
 * r2wc carries the life cycle (connect, render, disconnect). What it gets wrong on other people's
 * pages is fixed here and in life.ts: removed attributes count, bad values never throw, properties
 * set before the upgrade are kept, a move keeps the state, a declarative shadow root is kept.
 */
export function defineWidget(
  { tag, attributes }: Outline,
  open: (host: HTMLElement) => Promise<Opened>,
  /** When to open it. A file that holds everything that shows has nothing to wait for. */
  when: typeof whenNear,
): void {
  if (customElements.get(tag)) return

  // Not `in`: some old libraries add names to every object on a page.
  const names = Object.keys(attributes)

  const BaseElement = r2wc(
    undefined as never,
    { shadow: 'open', props: [] },
    {
      mount: container => begin((container as unknown as ShadowRoot).host as HicElement, open, when),
      update: (life: Life) => life.update(),
      unmount: (life: Life) => life.end(),
    },
  ) as unknown as new () => Base & Record<string, unknown>

  class Element extends BaseElement implements HicElement {
    // Property-only names too: an author who writes one as an attribute is told.
    static observedAttributes = names.map(kebab)

    given: Record<string, unknown> = {}
    read?: Record<string, unknown>
    #queued?: boolean

    constructor() {
      super()
      const root = this.shadowRoot!
      if (!root.firstChild) root.append(document.createElement('slot')) // the fallback shows until we paint
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.attachInternals().shadowRoot ?? super.attachShadow({ ...init, serializable: true })
    }

    attributeChangedCallback(attribute: string, _: string | null, raw: string | null) {
      this.take(names.find(name => kebab(name) === attribute)!, raw)
    }

    override connectedCallback() {
      for (const name of names) {
        // Set before the upgrade: it hides our accessor.
        if (Object.hasOwn(this, name)) {
          const given = this[name]
          delete this[name]
          this.take(name, given)
        }
      }
      super.connectedCallback()
    }

    override disconnectedCallback() {
      // A move is a removal and an insertion, perhaps with promises between; only what stays away is taken down.
      setTimeout(() => this.isConnected || super.disconnectedCallback())
    }

    /** Its presence lets `moveBefore()` keep the state. */
    connectedMoveCallback() {}

    adoptedCallback() {
      super.disconnectedCallback() // constructed sheets do not cross documents
      if (this.isConnected) super.connectedCallback()
    }

    take(name: string, raw: unknown) {
      this.given[name] = raw
      if (this.read) this.read = { ...this.read, [name]: raw } // a page may read straight away what it set
      if (this.#queued) return
      this.#queued = true
      queueMicrotask(() => {
        this.#queued = false
        if (this.isConnected) super.connectedCallback() // renders again
      })
    }
  }

  for (const name of names) {
    Object.defineProperty(Element.prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: Element) {
        return (this.read ?? this.given)[name] ?? undefined
      },
      set(this: Element, value) {
        this.take(name, value)
      },
    })
  }
  customElements.define(tag, Element)
}

/** Tries twice, and again whenever the browser is back online, until it succeeds or the element is gone. */
export type Persist = (attempt: () => Promise<unknown>, failed: (error: unknown) => void) => Promise<unknown>

// Until it is opened, a life is only waiting for the viewport.
function begin(host: HicElement, open: (host: HTMLElement) => Promise<Opened>, when: typeof whenNear): Life {
  let life: Life | undefined
  let ended = false
  let retry: (() => void) | undefined
  const persist: Persist = (attempt, failed) =>
    attempt()
      .catch(attempt) // a connection that broke once may work the next time
      .catch(error => {
        failed(error)
        retry = () => persist(attempt, failed)
        if (!ended) addEventListener('online', retry, { once: true })
      })
  const forget = when(host, () =>
    persist(
      async () => {
        const opened = await open(host)
        if (!ended) life = opened.beginLife(host, opened, persist)
      },
      error => host.dispatchEvent(new CustomEvent('hic-error', { detail: { error }, bubbles: true, composed: true })),
    ),
  )
  return {
    update: () => life?.update(),
    end() {
      ended = true
      removeEventListener('online', retry!)
      forget()
      life?.end()
    },
  }
}
