import { defineConfig } from 'vitest/config'

// As in the other tests: whatever was imported on this machine does not count.
process.env.HIC_CATALOGUE = '.local/no-catalogue'

/** The tests of the pure modules only: what mutation testing runs, hundreds of times over. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{widgets/domain,site}/**/*.test.ts'],
    exclude: ['site/tests/**'],
    testTimeout: 60_000,
  },
})
