/**
 * Beside each button of a pasted picture the build puts an empty popover, which the browser toggles by
 * itself: so a press by pointer or keyboard is known although no script was there. Takes these out again,
 * because the component renders none, and answers the buttons that were left pressed. Until then they go
 * on: what takes them out does in the same moment what they asked for.
 */
export function takeEarlyPresses(root: ShadowRoot): HTMLElement[] {
  const pressed = [...root.querySelectorAll<HTMLButtonElement>('[popovertarget]')].filter(button => {
    const pressed = button.popoverTargetElement?.matches(':popover-open')
    button.removeAttribute('popovertarget')
    return pressed
  })
  // All of them: what a page's attributes ask for may have taken a button away.
  for (const trace of root.querySelectorAll('[popover]')) trace.remove()
  return pressed
}
