import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { testLaunchOptions } from './.ci/chromium.ts'
import { LongestFirst } from './.ci/longest-first.ts'
import { packagesWithoutMaps } from './.ci/packages-without-maps.ts'
import { keepStacksShort } from './.ci/short-stacks.ts'
import { cataloguePlugin } from './site/catalogue/catalogue-plugin.ts'
import { mdxPlugin } from './site/content/mdx.ts'
import { sonnerWithoutInjection } from './widgets/kit/notify/no-injection.ts'
import { shadowCssPlugin } from './widgets/kit/styles/shadow-css.ts'

// Whatever was imported on this machine, the tests are of the demo's release: in this folder there is none.
process.env.HIC_CATALOGUE = '.local/no-catalogue'
// Vitest keeps what the environment says, and for "production" React brings no `act`.
process.env.NODE_ENV = 'test'

const MET_LATE = [
  '@radix-ui/react-accordion',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'idb-keyval',
  'lucide',
  'react-dom/client',
  'react-dom/server',
  'react-router-dom',
]
const NOT_OURS = ['node_modules', 'dist', '.local']

export default defineConfig({
  test: {
    // More than there are cores: browsers and backends are waited for more than computed with.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Elsewhere a test that fails once has failed. The report says which ones needed another try.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{widgets,site}/**/*.test.ts'],
          exclude: [...NOT_OURS, 'widgets/{kit,library}/**', 'site/tests/**'],
          // Rules keep nothing between two calls, so that files may share a worker.
          isolate: false,
          testTimeout: 60_000,
          // A file may import two releases before its tests: on a busy machine the usual ten seconds are too few.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'parts',
          environment: 'node',
          include: ['widgets/{kit,library}/**/*.test.ts', '.ci/**/*.test.ts'],
          exclude: [...NOT_OURS, 'widgets/library/tests/**'],
          // Some begin processes of their own, which take their time beside three browsers.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [
          mdxPlugin(),
          cataloguePlugin(),
          react(),
          tailwindcss(),
          shadowCssPlugin(),
          sonnerWithoutInjection(),
          packagesWithoutMaps(),
        ],
        // Met late, a package makes Vite reload the tests that are running: a fresh clone would fail once.
        optimizeDeps: { include: MET_LATE },
        test: {
          name: 'components',
          include: ['{widgets,site}/**/*.test.tsx'],
          exclude: NOT_OURS,
          setupFiles: ['.ci/as-if-first.ts', '.ci/patience.ts'],
          // The second loads React, which is not to find what the first takes away.
          sequence: { setupFiles: 'list' },
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: testLaunchOptions() }),
            commands: { keepStacksShort },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: 'stories/.storybook' }), packagesWithoutMaps()],
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', '@r2wc/core', ...MET_LATE],
        },
        test: {
          name: 'stories',
          // Stories of one file share a page as it is; so may files, which then load the preview, React and axe once.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Colours are judged at rest: in the middle of a fade every contrast is too low.
            provider: playwright({ launchOptions: testLaunchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          // Each file has databases of its own; the database program is compiled once for a worker.
          isolate: false,
          // Compiled for speed besides, it took longer in all: see serve-for-tests.ts.
          execArgv: ['--liftoff-only'],
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: ['supabase/tests/serve-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // What visitors and partners get: the built site and the built bundle, each worker with a backend to itself.
        test: {
          name: 'shipped',
          environment: 'node',
          // Files of a worker share its browser. A file leaves nothing there: see shared-browser.ts.
          isolate: false,
          setupFiles: ['.ci/close-contexts.ts', '.ci/tell-why.ts'],
          include: ['{site,widgets/library}/tests/**/*.test.ts'],
          globalSetup: ['.ci/serve-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // As long as the browser's own waiting: one second is too little where three browsers share two cores.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
