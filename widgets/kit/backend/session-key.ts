/** Where the session lies in localStorage; looked for before anything is fetched for it. */
export const SESSION_KEY = 'hic-session'
