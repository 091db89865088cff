import { focusMain } from '#site/ui/focus-main.ts'

/**
 * Leads past the header without touching the address: behind the "#" are a visitor's answers, or what a link in one of
 * our messages carried. Without script the browser follows the link by itself.
 */
export function tendSkipLink(): void {
  document.addEventListener('click', event => {
    if (!(event.target instanceof Element && event.target.closest('a[href="#main"]'))) return
    event.preventDefault()
    document.getElementById('main')?.scrollIntoView()
    focusMain()
  })
}
