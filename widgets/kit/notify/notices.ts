/** Something to tell the visitor, and in which toaster. */
export interface Notice {
  toasterId: string | undefined
  title: string
  detail: string | undefined
  urgent: boolean
}
type Show = (notice: Notice) => void

const waiting: Notice[] = []
const toasters = new Map<string | undefined, Show>()
const wanting = new Set<() => void>()

/** Shows a notice, at once or as soon as its toaster is there. */
export function tell(notice: Notice): void {
  const show = toasters.get(notice.toasterId)
  if (show) {
    show(notice)
    return
  }
  waiting.push(notice)
  for (const want of wanting) want()
}

/** Calls back when a notice waits for a toaster. Returns what stops it. */
export function onWanted(want: () => void): () => void {
  wanting.add(want)
  if (waiting.length) want()
  return () => wanting.delete(want)
}

/** A toaster is there: it gets what waited for it. Returns what takes it away. */
export function serve(toasterId: string | undefined, show: Show): () => void {
  toasters.set(toasterId, show)
  for (const notice of waiting.splice(0)) tell(notice)
  return () => toasters.delete(toasterId)
}
