import { listen } from './listen.ts'
import { follow } from './track.ts'

/** How long each review stays, in milliseconds. */
export const STAY_MS = 5_000

/** The longest a timer can wait, some 25 days: given more, it would not wait at all. */
const LONGEST_MS = 2 ** 31 - 1

interface Options {
  /** How long each review stays, in milliseconds; at 0 the row does not move by itself. */
  stayMs: number | undefined
  /** Hears whether all reviews are in view, so that there is nothing to turn. */
  onAllShow?(allShow: boolean): void
}

/** What a visitor does with the row by its buttons. */
export interface Carousel {
  next(): void
  previous(): void
  play(on: boolean): void
  stop(): void
}

/** Marks the place when a swipe, or a press that brought no focus, has stopped the row: the next carousel keeps it stopped. */
const HELD = 'data-held'

/**
 * Turns the reviews of a section: by itself, unless somebody points at them, uses them or prefers reduced motion; by key;
 * and when told. It says in the section which of them are in view. Needs no React, so that the picture moves without it.
 */
export function carousel(section: HTMLElement, { stayMs = STAY_MS, onAllShow }: Options): Carousel {
  const track = section.querySelector<HTMLElement>('.hic-reviews-track')!
  const place = section.querySelector('[aria-live]')!
  const count = track.childElementCount
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const off = new AbortController()
  const { signal } = off
  const row = follow(track, signal, bySwipe => {
    // A finger that swiped is gone at once, and brings no focus; whoever swiped is reading.
    focused ||= bySwipe
    consider()
  })
  let playing = true
  // The component may come while somebody is here. A finger that is gone still counts as hovering.
  let hovered = matchMedia('(hover: hover)').matches && section.matches(':hover')
  let focused = place.hasAttribute(HELD) || section.matches(':focus-within')
  let onScreen = false
  let turn: ReturnType<typeof setTimeout> | undefined

  function consider() {
    const { first, last } = row.view
    const allShow = first === 0 && last >= count - 1
    const moving = playing && !hovered && !focused && !lessMotion.matches && onScreen && !allShow && stayMs > 0
    const now = `${first + 1}${first === last ? '' : ` to ${last + 1}`} of ${count}`
    // Out of view, nobody has turned it: people are elsewhere on the page.
    place.ariaLive = moving || !onScreen ? 'off' : 'polite'
    if (place.textContent !== now) place.textContent = now // written again, it would be read out again
    onAllShow?.(allShow)
    // From the start: the stay begins anew when somebody has moved the row.
    clearTimeout(turn)
    if (moving) turn = setTimeout(row.next, Math.min(stayMs, LONGEST_MS))
  }

  function hear<Type extends keyof HTMLElementEventMap>(
    type: Type,
    answer: (event: HTMLElementEventMap[Type]) => void,
  ) {
    const heard = (event: HTMLElementEventMap[Type]) => {
      answer(event)
      consider()
    }
    listen(section, type, heard, signal)
  }
  hear('pointerenter', ({ pointerType }) => (hovered ||= pointerType === 'mouse'))
  hear('pointerleave', () => (hovered = false))
  hear('focusin', () => (focused = true))
  hear('focusout', ({ relatedTarget }) => (focused = section.contains(relatedTarget as Node | null)))
  listen(lessMotion, 'change', consider, signal)

  function turnByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return // the browser's own
    const rtl = getComputedStyle(track).direction === 'rtl'
    const keys: Record<string, () => void> = {
      ArrowRight: rtl ? row.previous : row.next,
      ArrowLeft: rtl ? row.next : row.previous,
      Home: () => row.goTo(0),
      End: () => row.goTo(count - 1),
    }
    if (!keys[event.key]) return
    event.preventDefault()
    keys[event.key]!()
  }
  listen(track, 'keydown', turnByKey, signal, false)

  const watching = new IntersectionObserver(entries => {
    // A busy page hears of several crossings at once, oldest first.
    onScreen = entries.at(-1)!.isIntersecting
    consider()
  })
  watching.observe(track)
  consider()

  // Safari does not focus a button that is pressed.
  const pressed = (go: () => void) => () => {
    focused = true
    consider()
    go()
  }

  return {
    next: pressed(row.next),
    previous: pressed(row.previous),
    play(on) {
      if (on === playing) return
      playing = on
      focused = false
      consider()
    },
    stop() {
      place.toggleAttribute(HELD, focused && !section.matches(':focus-within'))
      off.abort()
      watching.disconnect()
      clearTimeout(turn)
      place.ariaLive = 'polite'
    },
  }
}
