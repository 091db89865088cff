/**
 * Beside each button of a pasted picture the build puts an empty popover, which the browser toggles by
 * itself: so a press by pointer or keyboard is known although no script was there. Takes these out again,
 * because the component renders none, and answers the buttons that were left pressed. Until then they go
 * on: what takes them out does in the same moment what they asked for.
 */
export function takeEarlyPresses(root: ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLButtonElement>('[popovertarget]')].filter(button => {
    const trace = button.popoverTargetElement
    const pressed = trace?.matches(':popover-open')
    trace?.remove()
    button.removeAttribute('popovertarget')
    return pressed
  })
}
