import { handFocusOn } from '#site/ui/take-focus.ts'

/** Of the headline, and of what stands in its place while there is none. */
export const RESULTS_TITLE = 'results-title'

/** Where the focus goes when what was pressed goes: the last picked policy, a wish that nothing fits. */
export function focusResults(): void {
  document.getElementById(RESULTS_TITLE)?.focus()
}

/** As a `ref`: the focus goes on to what comes in the results’ place. */
export const toResults = handFocusOn(() => document.getElementById(RESULTS_TITLE))
