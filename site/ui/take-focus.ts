/** As a `ref`: the focus comes along to what takes the place of a pressed button, instead of falling to the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Before a button goes with what it takes away: the focus passes to the next like it, and from the last to `after`. */
export function passFocusOn(button: HTMLButtonElement, among: string, after: () => HTMLElement | null): void {
  const all = [...button.closest(among)!.querySelectorAll('button')]
  const at = all.indexOf(button)
  takeFocus(all[at + 1] ?? all[at - 1] ?? after())
}

/**
 * As a `ref`: where this goes while the focus is on it, the focus goes on to `next`. A page that merely loads keeps
 * its focus where it is.
 */
export const handFocusOn = (next: () => HTMLElement | null | undefined) => (pressed: HTMLElement | null) => () => {
  if (pressed && pressed === document.activeElement) queueMicrotask(() => pressed.isConnected || next()?.focus())
}
