/** Something to tell the visitor, and in which toaster. */
interface Notice {
  toasterId: string | undefined
  title: string
  detail: string | undefined
  urgent: boolean
  /** Who says it, for those who say only one thing at a time. */
  from?: object | undefined
}
/** Shows a notice. Returns a function that removes it. */
type Show = (notice: Notice) => () => void

const waiting = new Set<Notice>()
const shown = new Map<object, () => void>()
const toasters = new Map<string | undefined, Show>()
const wanting = new Set<() => void>()
const gone = new WeakSet<object>()

/** Shows a notice, at once or as soon as its toaster is there, in place of the last notice with the same `from`. */
export function tell(notice: Notice): void {
  const { from, toasterId } = notice
  // A widget's toaster goes with it, so this would wait for ever; the site's is still there on the next page.
  if (toasterId && from && gone.has(from)) return
  if (from) withdraw(from)
  const show = toasters.get(toasterId)
  if (!show) {
    waiting.add(notice)
    for (const want of wanting) want()
    return
  }
  // The toasters of widgets overlap: only the newest message could be read.
  if (toasterId) for (const other of shown.keys()) withdraw(other)
  const takeAway = show(notice)
  if (from) shown.set(from, takeAway)
}

/** Says that somebody is there. Returns a function that says they have gone, and withdraws what they said last. */
export function attend(from: object): () => void {
  gone.delete(from)
  return () => {
    gone.add(from)
    withdraw(from)
  }
}

/** Withdraws what was said last, shown or not yet. */
export function withdraw(from: object): void {
  for (const notice of waiting) if (notice.from === from) waiting.delete(notice)
  shown.get(from)?.()
  shown.delete(from)
}

/** Calls back when a notice is waiting for a toaster. Returns a function that stops this. */
export function onWanted(want: () => void): () => void {
  wanting.add(want)
  if (waiting.size) want()
  return () => wanting.delete(want)
}

/** Registers a toaster, which gets the notices waiting for it. Returns a function that removes it. */
export function serve(toasterId: string | undefined, show: Show): () => void {
  toasters.set(toasterId, show)
  for (const notice of waiting) {
    if (notice.toasterId !== toasterId) continue
    waiting.delete(notice)
    tell(notice)
  }
  return () => toasters.delete(toasterId)
}
