/** How long an answer of the backend is waited for, in milliseconds. After that the request is given up. */
export const PATIENCE_MS = 10_000

export interface Backend {
  /** Origin of the backend, without a slash at its end. */
  url: string
  /** The key that a browser may hold; row level security is the boundary, not this. */
  key: string
}

/** The hosted project if the build was given one, otherwise the embedded backend of `npm start`. */
export const BACKEND: Backend = {
  url: (import.meta.env?.VITE_SUPABASE_URL || 'http://127.0.0.1:54321').replace(/\/+$/, ''),
  // The embedded backend's key is the one in supabase/local/keys.ts, by value: widgets import nothing from there.
  key: import.meta.env?.VITE_SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH',
}
