/**
 * What browsers without `::details-content` cannot do by themselves: Chrome before 131, Firefox before 143, Safari
 * before 18.4. Fetched only by those, once the page is loaded.
 */
export function tendOlderBrowsers(): void {
  const unfolded: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => unfolded.push(...unfoldForPaper()))
  addEventListener('afterprint', () => {
    for (const details of unfolded.splice(0)) details.open = false
  })
  document.addEventListener('pointerup', closeBeside)
}

// Nobody can unfold an answer on paper, and in these browsers no style sheet can show what is folded.
function unfoldForPaper() {
  const folded = document.querySelectorAll<HTMLDetailsElement>(':is(.answer, .on-paper):not([open])')
  for (const details of folded) details.open = true
  return folded
}

// On iPads a popover stays open when somebody taps beside it.
function closeBeside({ target, pointerType }: PointerEvent) {
  const panel = document.querySelector<HTMLElement>('[data-menu] > :popover-open')
  if (panel && pointerType !== 'mouse' && !panel.parentElement!.contains(target as Node)) panel.hidePopover()
}
