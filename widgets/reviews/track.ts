import { listen } from './listen.ts'

/** The slides that are in view, counted from 0; both ends included. */
interface View {
  first: number
  last: number
}

/** A slide that is out of view by less than this counts as in view: layouts end in fractions of a pixel. */
const SLACK_PX = 4

/** A row that the browser scrolls and snaps; this reads its position and sends it elsewhere. */
interface Track {
  readonly view: View
  goTo(index: number): void
  /** After the last one comes the first. */
  next(): void
  /** Before the first one comes the last. */
  previous(): void
}

/** Follows a row until the signal aborts. `changed` hears of every other view, and whether a finger swiped to it. */
export function follow(track: HTMLElement, signal: AbortSignal, changed: (bySwipe: boolean) => void): Track {
  let view = inView(track)
  /** Where it is heading: the next press counts from there, not from what it is passing. */
  let aim: number | undefined
  /** A finger has been on the row since it was last sent elsewhere. */
  let touched = false

  function read() {
    const now = inView(track)
    if (now.first === aim) aim = undefined
    if (now.first === view.first && now.last === view.last) return
    view = now
    changed(touched)
  }
  const resized = new ResizeObserver(read)
  resized.observe(track)
  signal.addEventListener('abort', () => resized.disconnect())
  listen(track, 'scroll', read, signal)
  // Not every browser reports the end of scrolling; there, touching the row ends it.
  for (const type of ['scrollend', 'pointerdown', 'wheel']) listen(track, type, () => (aim = undefined), signal)
  listen<PointerEvent>(track, 'pointerdown', ({ pointerType }) => (touched = pointerType !== 'mouse'), signal)

  // Not from what is in view: on its way from stop to stop, the row shows one less.
  const lastStop = () => {
    const { offsetWidth } = track.children[0] as HTMLElement
    const atOnce = Math.round(track.offsetWidth / offsetWidth) || 1 // a row that is hidden has no width
    return Math.max(0, track.childElementCount - atOnce)
  }
  const from = () => aim ?? view.first

  function goTo(index: number) {
    aim = Math.min(index, lastStop())
    touched = false
    const edge = getComputedStyle(track).direction === 'rtl' ? 'right' : 'left'
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const shown = track.getBoundingClientRect()
    // A page may enlarge itself with `zoom` or `scale`: boxes are measured with it, scrolling without.
    const enlarged = shown.width / track.offsetWidth
    track.scrollBy({
      left: (track.children[aim]!.getBoundingClientRect()[edge] - shown[edge]) / enlarged,
      behavior: still ? 'instant' : 'smooth',
    })
  }

  return {
    get view() {
      return view
    },
    goTo,
    next: () => goTo(from() >= lastStop() ? 0 : from() + 1),
    previous: () => goTo(from() === 0 ? lastStop() : from() - 1),
  }
}

function inView(track: HTMLElement): View {
  const { left, right } = track.getBoundingClientRect()
  const whole: number[] = []
  let index = 0 // not from entries(), which an old library on the page may have replaced
  for (const slide of track.children) {
    const box = slide.getBoundingClientRect()
    if (box.left >= left - SLACK_PX && box.right <= right + SLACK_PX) whole.push(index)
    index++
  }
  // Between two stops no slide may be whole: then the one that shows most counts.
  const first = whole[0] ?? nearest(track, left)
  return { first, last: whole.at(-1) ?? first }
}

function nearest(track: HTMLElement, left: number): number {
  const distances = [...track.children].map(slide => Math.abs(slide.getBoundingClientRect().left - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
