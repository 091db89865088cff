/**
 * The oldest browsers that the site, the widgets and the stories are built for: in older ones a sheet's colours or its
 * scopes would be missing.
 */
export const TARGETS = ['chrome123', 'safari17.5', 'firefox128']
