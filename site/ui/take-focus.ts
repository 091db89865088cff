/** As a `ref`: the focus moves to what replaces a pressed button, instead of falling to the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** The same once an answer that was waited for has taken away what had the focus. Whoever has gone on keeps theirs. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) takeFocus(element)
}

/** Whether somebody who pressed something in this place has gone on to another while they waited for the answer. */
export function hasGoneOn(place: Element | null | undefined): boolean {
  const { activeElement } = document
  return !!place && !!activeElement && !place.contains(activeElement) && !activeElement.contains(place)
}

/** Before a button is removed with its row: the focus passes to the next one like it, or from the last to `after`. */
export function passFocusOn(button: HTMLButtonElement, among: string, after: () => HTMLElement | null): void {
  const all = [...button.closest(among)!.querySelectorAll('button')]
  const at = all.indexOf(button)
  takeFocus(all[at + 1] ?? all[at - 1] ?? after())
}

/**
 * As a `ref`: if this element is removed while the focus is in it, the focus moves to `next`. A page that merely loads
 * keeps its focus where it is.
 */
export const handFocusOn = (next: () => HTMLElement | null | undefined) => (pressed: HTMLElement | null) => () => {
  if (pressed?.contains(document.activeElement)) queueMicrotask(() => pressed.isConnected || next()?.focus())
}
