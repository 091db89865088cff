import { defineConfig } from 'vitest/config'

// As in the other tests: whatever was imported on this machine does not count.
process.env.HIC_CATALOGUE = '.local/no-catalogue'

// These import a whole release, for each change of a line that they pass: minutes instead of seconds.
const WHOLE_IMPORTS = 'site/catalogue/tests/{bad-release,encodings,import,second-release,unreadable,zip}.test.ts'

/** The tests of the pure modules only: what mutation testing runs, hundreds of times over. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{widgets/{domain,kit/backend,phone-link,stats},site}/**/*.test.ts'],
    exclude: ['site/tests/**', WHOLE_IMPORTS],
    testTimeout: 60_000,
  },
})
