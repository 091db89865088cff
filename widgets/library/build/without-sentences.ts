import type { Plugin } from 'vite'

/**
 * Takes the sentences, the types and the events' details out of the declarations and of the code that reads them: the
 * docs read them from the source, and the loader must not carry them. It does not need `notifies` either: the build
 * gives a toaster only to widgets that notify. A declaration with nothing to take out stops the build.
 */
export function withoutSentences(): Plugin {
  return {
    name: 'hic-without-sentences',
    transform: {
      filter: { id: /[\\/]widgets[\\/](?!library)[^\\/]+[\\/](element|element[\\/]attribute)\.ts$/ },
      handler(code, id) {
        const cuts: Cut[] = []
        find(this.parse(code), code, cuts)
        if (!cuts.length)
          this.error(`${id} has no sentence to leave out; without-sentences.ts no longer understands it`)
        return { code: cuts.sort((a, b) => b.from - a.from).reduce(cut, code), map: null }
      },
    },
  }
}

interface Cut {
  from: number
  to: number
  leave: string
}

const cut = (code: string, { from, to, leave }: Cut) => code.slice(0, from) + leave + code.slice(to)

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree, walked by shape
function find(node: any, code: string, cuts: Cut[]): void {
  if (!node || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const child of node) find(child, code, cuts)
    return
  }
  if (node.type === 'Property' && /^(meaning|detail|type|notifies)$/.test(node.key.name))
    cuts.push({ from: node.start, to: node.end + code.slice(node.end).match(/^\s*,?/)![0].length, leave: '' })
  else if (node.type === 'Literal' && isSentence(node.value)) cuts.push({ from: node.start, to: node.end, leave: '0' })
  else if (node.type === 'Literal' && isShape(node.value))
    cuts.push({ from: node.start, to: node.end, leave: "'a list as in the README'" })
  else for (const key in node) find(node[key], code, cuts)
}

const isSentence = (value: unknown) => typeof value === 'string' && / .*[.;]$/.test(value)
const isShape = (value: unknown) => typeof value === 'string' && /^\{.*\}\[\]$/.test(value)
