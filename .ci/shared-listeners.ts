import { onTestFinished, vi } from 'vitest'

type Hear = (this: EventTarget, event: Event) => void

/**
 * Until the test is over, listeners are added as an older Angular's zone.js (before 0.14.3) adds them: the browser gets one
 * for all of a kind on an element, the first with its options, and a signal that ends it ends all.
 */
export function shareListeners(): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const known = new WeakMap<EventTarget, Map<string, Set<Hear>>>()
  const kindOf = (type: string, options?: boolean | EventListenerOptions) =>
    `${type} ${typeof options === 'object' ? !!options.capture : !!options}`

  function add(this: EventTarget | undefined, type: string, hear: Hear, options?: AddEventListenerOptions) {
    const target = this ?? window
    const kinds = known.get(target) ?? new Map<string, Set<Hear>>()
    const kind = kindOf(type, options)
    const all = kinds.get(kind) ?? new Set()
    if (!kinds.has(kind))
      addEventListener.call(target, type, event => all.forEach(one => void one.call(target, event)), options)
    known.set(target, kinds.set(kind, all.add(hear)))
  }
  function remove(this: EventTarget | undefined, type: string, hear: Hear, options?: EventListenerOptions) {
    const target = this ?? window
    if (!known.get(target)?.get(kindOf(type, options))?.delete(hear))
      removeEventListener.call(target, type, hear, options)
  }

  // The window too, whose own vitest replaces.
  for (const target of [EventTarget.prototype, window]) {
    const patched = [
      vi.spyOn(target, 'addEventListener').mockImplementation(add as never),
      vi.spyOn(target, 'removeEventListener').mockImplementation(remove as never),
    ]
    onTestFinished(() => {
      for (const one of patched) one.mockRestore()
    })
  }
}
