import { onDevice } from '#widgets/kit/backend/kept.ts'

const KEY = 'hic-drawn-ahead'

/** For the first script of a page that the browser draws before its link is clicked: tells the page it would replace. */
export function tellDrawnAhead(): void {
  onDevice.write(KEY, location.href)
  onDevice.forget(KEY)
}

/** Collects the addresses of pages that are drawn ahead. A browser keeps two: the third takes the place of the first. */
export function drawnAhead(): (href: string) => boolean {
  let hrefs: string[] = []
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue) hrefs = [newValue, ...hrefs.slice(0, 1)]
  })
  return href => hrefs.includes(href)
}
