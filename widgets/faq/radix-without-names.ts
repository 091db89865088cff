import type { Plugin } from 'vite'

const HELPER = 'var __name = (target, value) => __defProp(target, "name", { value, configurable: true });'

/**
 * As it loads, Radix gives each of its functions its own name again, and a build never leaves out a function named that
 * way: a second kind of collection, which we do not use, was a sixth of the questions' script. This removes the calls
 * and keeps what they name. A Radix version that does it another way stops the build here.
 */
export function radixWithoutNames(): Plugin {
  return {
    name: 'hic-radix-without-names',
    transform: {
      filter: { id: /@radix-ui[\\/][\w-]+[\\/]dist[\\/]index\.m?js/, code: '__name' },
      handler(code) {
        const cuts: [from: number, to: number][] = []
        find(this.parse(code), cuts)
        if (!code.includes(HELPER) || !cuts.length)
          this.error('Radix no longer names its functions in the way that radix-without-names.ts takes out')
        const without = cuts
          .sort(([one], [other]) => other - one)
          .reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code)
          // They stood before the calls; before a function they mean nothing, and other people's bundlers say so.
          .replaceAll(/\/\* @__PURE__ \*\/ (?=function)/g, '')
        return { code: without, map: null }
      },
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree, walked by shape
function find(node: any, cuts: [number, number][]): void {
  if (!node || typeof node !== 'object') return
  if (node.type === 'CallExpression' && node.callee.name === '__name') {
    const [named] = node.arguments
    cuts.push([node.start, named.start], [named.end, node.end])
  }
  for (const key in node) find(node[key], cuts)
}
