import { defineConfig } from 'vitest/config'

/** The tests of the pure modules only: what mutation testing runs, hundreds of times over. */
export default defineConfig({
  test: { environment: 'node', include: ['{widgets/domain,site/catalogue}/**/*.test.ts'] },
})
