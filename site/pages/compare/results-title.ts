export const RESULTS_TITLE = 'results-title'

/** Where the focus goes when the last picked policy is put back, and its buttons with it. */
export function focusResults(): void {
  document.getElementById(RESULTS_TITLE)?.focus()
}
