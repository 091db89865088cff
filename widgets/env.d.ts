interface ImportMetaEnv {
  /** Where the backend lives; the embedded one on this machine when unset. */
  readonly VITE_SUPABASE_URL?: string
  /** The key that a browser may hold. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  /** Origin of the site, for widgets on a partner's page. */
  readonly VITE_SITE_URL?: string
  /** JSON that overrides fields of `BRAND`. */
  readonly VITE_BRAND?: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
