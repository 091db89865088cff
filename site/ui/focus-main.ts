/**
 * Puts the focus on the page's main part, which can take it only while it has it. Safari focuses no button or link that
 * is pressed, but whatever around it can take the focus: what asks whether the focus was lost would find it there.
 */
export function focusMain(): void {
  const main = document.getElementById('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
}
