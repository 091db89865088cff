import { handFocusOn, takeFocus } from '#site/ui/take-focus.ts'

/** The id of the headline, and of what takes its place while there is none. */
export const RESULTS_TITLE = 'results-title'

/** The headline, or what takes its place. */
export const resultsTitle = () => document.getElementById(RESULTS_TITLE)

/** Where the focus goes when the pressed control disappears: the bar of picked policies, a wish that nothing fits. */
export const focusResults = () => takeFocus(resultsTitle())

/** As a `ref`: the focus moves on to what takes the results’ place. */
export const toResults = handFocusOn(resultsTitle)
