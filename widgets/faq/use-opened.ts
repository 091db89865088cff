import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react'
import { openIn, show } from './show.ts'

// The ways in which an answer opens without a press on its question.

type List = RefObject<HTMLElement | null>
type Opening = (item: string) => unknown

/** What was opened before React was there, by a press or by the browser's search, stays open, and the page is told. */
export function useOpenedBefore(list: List, opening: Opening) {
  const open = useNewest(opening)
  useEffect(() => {
    const before = [...openIn(list.current!)]
    // A press closes all others, so an answer that no press opened was opened after it.
    const stays = before.find(answer => answer.parentElement!.dataset.state !== 'open') ?? before[0]
    for (const other of before) if (other !== stays) show(other, false)
    if (stays) open.current(stays.parentElement!.id)
  }, [list, open])
}

/** The address that a tag saw last. By it, one that is put back knows whether a link to another answer brought it back. */
const seen = new WeakMap<Element, string>()

/** `#item-3` opens that answer and brings it into view, at first and whenever the address changes. */
export function useOpenedByAddress(list: List, opening: Opening) {
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
    // A link that is followed again changes nothing in the address, and the browser finds no place within a tag.
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
export function useOpenedByFinding(list: List, opening: Opening) {
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

/** The item with that id, of those in the list. */
export const itemOf = (list: HTMLElement | null, id: string) =>
  [...(list?.children ?? [])].find(child => child.id === id)

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}
