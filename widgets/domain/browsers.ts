/**
 * The oldest browsers that the site, the widgets and the stories are built for: in older ones a sheet's colours would be
 * missing. `library/build/both-readmes.ts` has them in words.
 */
export const TARGETS = ['chrome123', 'safari17.5', 'firefox128']
