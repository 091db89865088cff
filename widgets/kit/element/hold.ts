const NEARING = ['pointerover', 'touchstart', 'focusin']
const ACTS = ['click', 'submit', 'keydown']
const PANEL_KEYS = /^(Arrow|Home|End)/

/**
 * Watches a painted shadow root: any approach wakes the component, and what the visitor does to its
 * buttons meanwhile is held and done again once it is awake, but for what `press` answers at once. Links and fields work by themselves and
 * are not held. Returns what releases the root; held acts are replayed then.
 */
export function hold(root: ShadowRoot, wake: () => void, press?: (button: HTMLElement) => boolean): () => void {
  const held: (() => void)[] = []
  const off = new AbortController()
  const options = { capture: true, signal: off.signal }

  for (const type of NEARING) root.addEventListener(type, wake, { ...options, passive: true })
  for (const type of ACTS) root.addEventListener(type, keep, options)

  function keep(event: Event) {
    const target = event.target as HTMLElement
    const button = target.closest('button')
    if (event instanceof KeyboardEvent && !PANEL_KEYS.test(event.key)) return
    if (!button && event.type !== 'submit') return
    event.preventDefault()
    event.stopImmediatePropagation()
    wake()
    if (event.type === 'click' && press?.(button!)) return
    held.push(() => {
      if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter)
      else if (event instanceof KeyboardEvent) button!.dispatchEvent(new KeyboardEvent(event.type, event))
      else button!.click()
    })
  }

  return () => {
    off.abort()
    for (const act of held.splice(0)) act()
  }
}
