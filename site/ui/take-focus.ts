/** As a `ref`: the focus comes along to what takes the place of a pressed button, instead of falling to the page. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
