/**
 * Next to each button of a pasted picture the build puts an empty popover, which the browser toggles by
 * itself: that records a press by pointer or keyboard before there is a script. Removes the popovers,
 * because the component renders none, and returns the buttons that were left pressed. Until then they keep
 * working: the caller must answer the presses at the same moment.
 */
export function takeEarlyPresses(root: ShadowRoot): HTMLElement[] {
  const pressed = [...root.querySelectorAll<HTMLButtonElement>('[popovertarget]')].filter(button => {
    const pressed = button.popoverTargetElement?.matches(':popover-open')
    button.removeAttribute('popovertarget')
    return pressed
  })
  // All of them: a page's attributes may have removed a button.
  for (const trace of root.querySelectorAll('[popover]')) trace.remove()
  return pressed
}
