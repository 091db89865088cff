import type { Plugin } from 'vite'

/**
 * Large packages (React, the icons, the backend's client, the router, axe) as component tests and stories get them, without
 * their source maps: those are two thirds of what the page of each file would read once more, 15 megabytes of it. In a
 * report their lines are those of the bundle that Vite makes of them.
 */
export const packagesWithoutMaps = (): Plugin => ({
  name: 'packages-without-maps',
  enforce: 'post',
  transform: {
    filter: { id: /\/deps\/(client|react|lucide|@supabase|axe)/ },
    handler: code => ({ code, map: { mappings: '' } }),
  },
})
