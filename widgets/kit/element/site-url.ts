/** Origin of the site that widgets lead to, fixed when the library is built. */
export const SITE_URL: string = import.meta.env?.VITE_SITE_URL ?? 'http://127.0.0.1:4173'
