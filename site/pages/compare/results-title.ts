import { handFocusOn, takeFocus } from '#site/ui/take-focus.ts'

/** Of the headline, and of what stands in its place while there is none. */
export const RESULTS_TITLE = 'results-title'

/** The headline, or what stands in its place. */
export const resultsTitle = () => document.getElementById(RESULTS_TITLE)

/** Where the focus goes when what was pressed goes: the bar of picked policies, a wish that nothing fits. */
export const focusResults = () => takeFocus(resultsTitle())

/** As a `ref`: the focus goes on to what comes in the results’ place. */
export const toResults = handFocusOn(resultsTitle)
