import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { TARGETS } from '#widgets/domain/browsers.ts'
import { LICENCES } from '#widgets/domain/licences.ts'
import { radixWithoutNames } from '#widgets/faq/radix-without-names.ts'
import { sonnerWithoutInjection } from '#widgets/kit/notify/no-injection.ts'
import { cataloguePlugin } from './catalogue/catalogue-plugin.ts'
import { mdxPlugin } from './content/mdx.ts'
import { makeDisplayFace } from './display-face.ts'
import { leanRouter } from './lean-router.ts'
import { WANTED_TOGETHER } from './wanted-together.ts'

/** One config for the browser's build, the prerenderer's build and the server with hot reload. */
export default defineConfig(async ({ isSsrBuild }) => ({
  root: import.meta.dirname,
  envDir: false as const,
  // The prerenderer takes no styles, so it needs no face.
  resolve: isSsrBuild
    ? {}
    : { alias: { 'hic-display-face': await makeDisplayFace(join(import.meta.dirname, '../.local')) } },
  plugins: [
    mdxPlugin(),
    cataloguePlugin(),
    react(),
    tailwindcss(),
    sonnerWithoutInjection(),
    radixWithoutNames(),
    // The prerenderer runs the router as it is installed.
    !isSsrBuild && leanRouter(),
  ],
  // Vite's own preloader would be script that no page needs until it is touched.
  build: {
    modulePreload: false,
    license: isSsrBuild ? false : { fileName: LICENCES },
    target: TARGETS,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A table of milliseconds between our own lines helps nobody.
      checks: { pluginTimings: false },
      output: {
        // Modules always needed together compress a tenth better as one file; `boot` stays apart because it comes first, alone.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              priority: 3,
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|site\/react-first\.ts$/,
            },
            { name: 'boot', priority: 2, test: /site\/boot\.ts$/ },
            { name: 'start', priority: 1, test: /site\/(start|ui\/(page-head|structured-data))\.tsx?$/ },
            {
              name: 'figures',
              test: /widgets\/domain\/(australian-time|cover-types|day|income-tiers|money|number|office-day|period|surcharge|zone-clock)\.ts$/,
            },
            ...Object.entries(WANTED_TOGETHER).map(([name, files]) => ({
              name,
              test: (id: string) => files.includes(id),
              // Their dependencies are needed elsewhere without them.
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
}))
