const NEARING = ['pointerover', 'touchstart', 'focusin']
// Enter in a field clicks the form's button, so a form is never sent past this.
const ACTS = ['click', 'keydown']
const PANEL_KEYS = /^(Arrow|Home|End)/
const CONTROL = 'button, [data-live]'

/**
 * Watches a painted shadow root: any approach wakes the component. A press is first offered to `press`,
 * which answers without React where it can; anything else the visitor does to buttons until then
 * is held, and replayed once the component is awake. Links and fields work by themselves and are not
 * held. Returns a function that releases the root and replays what was held. While no component can come,
 * there is nothing to `wake`: presses are answered as before, and nothing is held.
 */
export function hold(
  root: ShadowRoot,
  wake: (() => void) | undefined,
  press?: (control: HTMLElement, event: Event) => boolean,
): () => void {
  const held: (() => void)[] = []
  const near = () => wake?.()
  // Without a signal: in an application of an older Angular (zone.js before 0.14.3), one that ends ends all of its kind.
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const type of NEARING) root[how](type, near, { capture: true, passive: true })
    for (const type of ACTS) root[how](type, keep, true)
    window[how]('hashchange', named)
  }

  // The address names a part of the picture, such as #item-3, and no part of the page itself: only the component
  // brings it into view.
  const named = () => document.querySelector(':target') || (root.getElementById(location.hash.slice(1)) && wake?.())
  listen('addEventListener')
  named()
  // Approached before there was a script: the focus stays with the control that was pressed.
  if (root.activeElement) near()

  function keep(event: Event) {
    // A key press is known by its `key`, not by `instanceof`: a frame has a KeyboardEvent of its own.
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent
    const control = (event.target as HTMLElement).closest<HTMLElement>(CONTROL)
    if (!control) return
    const link = control.matches('a')
    if (key && (link || altKey || ctrlKey || metaKey || !PANEL_KEYS.test(key))) return
    wake?.()
    const answered = event.type === 'click' && press?.(control, event)
    if (answered ? !link : wake) event.preventDefault()
    if (answered || !wake) return
    event.stopImmediatePropagation() // it comes again
    held.push(() => {
      if (key) control.dispatchEvent(new KeyboardEvent(event.type, event))
      else control.click()
    })
  }

  return () => {
    listen('removeEventListener')
    for (const act of held.splice(0)) act()
  }
}
