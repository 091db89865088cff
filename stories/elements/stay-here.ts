import { action } from 'storybook/actions'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { eventsOf } from '#widgets/library/build/docs.ts'

/** Listens for every event of these tags inside an element, and stops each from leading anywhere. Returns what ends it. */
export function stayHere(
  frame: HTMLElement,
  widgets: readonly Widget[],
  heard?: (name: string, detail: unknown) => void,
): () => void {
  const listening = new AbortController()
  const names = new Set(widgets.flatMap(eventsOf).map(({ name }) => name))
  for (const name of names) {
    const hear = (event: Event) => {
      event.preventDefault()
      const { detail } = event as CustomEvent
      action(name)(detail)
      heard?.(name, detail)
    }
    frame.addEventListener(name, hear, { signal: listening.signal })
  }
  return () => listening.abort()
}
