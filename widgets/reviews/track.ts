import { type RefObject, useEffect, useState } from 'react'

/** The slides that are in view, counted from 0; both ends belong to it. */
export interface View {
  first: number
  last: number
}

/** A slide that stands out by less than this is in view: layouts end in fractions of a pixel. */
const SLACK_PX = 4

/** A row that the browser scrolls and snaps; this reads where it stands and sends it elsewhere. */
export function useTrack(track: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState<View>({ first: 0, last: 0 })

  useEffect(() => {
    const element = track.current
    if (!element) return
    const read = () => setView(before => same(before, inView(element)))
    const resized = new ResizeObserver(read)
    resized.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [track])

  /** Wraps around at both ends. */
  function goTo(index: number, smoothly = true) {
    const element = track.current
    const slide = element?.children[(index + count) % count]
    if (!element || !slide) return
    const edge = getComputedStyle(element).direction === 'rtl' ? 'right' : 'left'
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !smoothly
    element.scrollBy({
      left: slide.getBoundingClientRect()[edge] - element.getBoundingClientRect()[edge],
      behavior: still ? 'instant' : 'smooth',
    })
  }

  return {
    view,
    goTo,
    /** After the last one comes the first. */
    next: () => goTo(view.last >= count - 1 ? 0 : view.first + 1),
    /** Before the first one comes the last. */
    previous: () => goTo(view.first === 0 ? count - 1 : view.first - 1),
  }
}

function inView(track: HTMLElement): View {
  const { left, right } = track.getBoundingClientRect()
  const whole: number[] = []
  for (const [index, slide] of [...track.children].entries()) {
    const box = slide.getBoundingClientRect()
    if (box.left >= left - SLACK_PX && box.right <= right + SLACK_PX) whole.push(index)
  }
  // Between two stops nothing may be whole: then the one that shows most of itself counts.
  const first = whole[0] ?? nearest(track, left)
  return { first, last: whole.at(-1) ?? first }
}

function nearest(track: HTMLElement, left: number): number {
  const distances = [...track.children].map(slide => Math.abs(slide.getBoundingClientRect().left - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

const same = (before: View, now: View) => (before.first === now.first && before.last === now.last ? before : now)
