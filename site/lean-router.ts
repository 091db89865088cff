import type { Plugin } from 'vite'

const DEVELOPMENT = 'var ENABLE_DEV_WARNINGS = true;'
/** Its name is for developer tools, and a build never leaves out what has been given one. */
const NAMED = /^\w+\.displayName = ".*";$/gm
const FORWARDED = /= (React\d*\.forwardRef\()/g

/**
 * Visitors get React Router without its warnings for developers, which its package brings into every build
 * (remix-run/react-router#14102), and without the links and forms that nothing here uses: 6 % of what React and its
 * router weigh. A version in which these lines are gone stops the build here.
 */
export function leanRouter(): Plugin {
  let isLean = false
  return {
    name: 'hic-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]/, code: DEVELOPMENT },
      handler(code) {
        isLean = NAMED.test(code) && FORWARDED.test(code)
        return {
          code: code
            .replace(DEVELOPMENT, DEVELOPMENT.replace('true', 'false'))
            .replace(NAMED, '')
            .replace(FORWARDED, '= /* @__PURE__ */ $1'),
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (!error && !isLean) this.error('React Router no longer has the lines that lean-router.ts takes out')
    },
  }
}
