import type { Plugin } from 'vite'

const CALL = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/
const HELPER = /function __insertCSS\(code\)\s*\{[\s\S]*?\n\}/

/**
 * sonner appends a `<style>` to the page's head when it is imported, which a strict CSP reports and a
 * partner's page never asked for. This removes it; `toast.css` carries the rules. A version that
 * does it differently stops the build here.
 */
export function sonnerWithoutInjection(): Plugin {
  return {
    name: 'hic-sonner-without-injection',
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.m?js/ },
      handler(code) {
        if (!CALL.test(code) || !HELPER.test(code)) {
          this.error('sonner no longer puts its styles into the page in the way that no-injection.ts takes out')
        }
        const without = code.replace(CALL, '').replace(HELPER, '')
        // Old libraries, such as MooTools, have put their own in its place, which knows no sets.
        return { code: without.replaceAll('Array.from(', '(all => [...all])('), map: null }
      },
    },
  }
}
