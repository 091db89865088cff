/** Where the session is kept in localStorage; checked before anything is fetched for it. */
export const SESSION_KEY = 'hic-session'
