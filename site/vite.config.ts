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

/** Modules that much the same pages need: kept apart, a page with a form would request six more files. */
const wantedTogether = {
  'once-scrolled': /(site\/(once-scrolled|shell\/step-aside)|widgets\/faq\/(paint|show))\.ts$/,
  form: /site\/(journey\/(after-sending|consent|outcome|person|person-fields|replace-earlier|trap|trapped|use-end)|session\/into-account)\.tsx?$/,
  fields: /site\/(ui\/(in-place|labelled|link-button|problems|unsent)|journey\/problem-summary)\.tsx?$/,
  'journey-head': /site\/(ui\/(label-of|our-number|without-script)|journey\/journey-head)\.tsx?$/,
  sending:
    /(widgets\/kit\/backend\/(do-not-send|later|receipts|retry-plan|send|settle|submission-id|submit|tries|under-way|verdict)|site\/journey\/(expired|saved))\.ts$|node_modules\/idb-keyval\//,
  'address-hash': /site\/(journey\/hash|ui\/address-hash)\.ts$/,
  phone: /(widgets\/domain\/phone|site\/ui\/(one-line|too-long))\.ts$/,
  notices: /widgets\/domain\/(consent|notices)\.ts$/,
  'call-slots': /(widgets\/domain\/call-slots|site\/journey\/zone)\.ts$/,
  answers: /(widgets\/domain\/answers(-address)?|site\/journey\/(answers|weights))\.ts$/,
  amounts: /site\/journey\/(excesses|income-options)\.ts$/,
  choices: /widgets\/domain\/(cover-for|hospital-tiers|postcode|selection|states)\.ts$/,
  ages: /widgets\/domain\/(age-discount|lifetime-loading)\.ts$/,
  bill: /(widgets\/domain\/(price|rebate)|site\/(ui\/bill|content\/parts\/price-example))\.tsx?$/,
  text: /site\/(pages\/article\/(prose|sources|text-body)|content\/(heading-id|words-in))\.tsx?$/,
}

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
            ...Object.entries(wantedTogether).map(([name, test]) => ({
              name,
              test,
              // Their dependencies are needed elsewhere without them.
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
}))
