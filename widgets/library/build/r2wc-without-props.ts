import type { Plugin } from 'vite'

/** What is cut, and what replaces it. */
const CUTS: [RegExp, string][] = [
  // The parsers and the case converters above the class.
  [/^[\s\S]*?(?=, \w+ = \/\* @__PURE__ \*\/ Symbol\.for\("r2wc\.render"\))/, 'const _ = 0'],
  // Tables of props and events at the head of the factory.
  [/\n {2}e\.props \|\| [\s\S]*?(?=\n {2}class )/, ''],
  [/\n {4}static get observedAttributes\(\) \{[\s\S]*?\n {4}\}/, ''],
  // The constructor's reading of attributes, after it has attached the root.
  [/\n {6}for \(const \w+ of n\) \{[\s\S]*?(?=\n {4}\}\n {4}connectedCallback)/, ''],
  [/\n {4}attributeChangedCallback\([\s\S]*?\n {4}\}/, ''],
  // Where it would keep the properties, and hand them on.
  [/\n {4}\[\w\] = \{\};/, ''],
  [/, this\[\w\]\.container = this\.container/, ''],
  [/(?<=\.update\(this\[\w\]), this\[\w\]/, ''],
  [/(?<=\.mount\(\s+this\.container),\s+\w,\s+this\[\w\]/, ''],
  // Whether it is connected: only its connectedCallback renders.
  [/\n {4}\[\w\] = !0;/, ''],
  [/this\[\w\] = !0, /, ''],
  [/this\[\w\] = !1, /, ''],
  [/this\[\w\] && (?=\(this\[\w\] \?)/, ''],
  // Fields that need no declaration: each is written before it is read.
  [/\n {4}\[\w\];\n {4}container;/, ''],
  // An element without a shadow root.
  [/\w\.shadow \? (this\.container = [\s\S]*?\}\)) : this\.container = this/, '$1'],
  // The properties.
  [/\n {2}for \(const \w+ of n\) \{[\s\S]*?\n {2}\}(?=\n {2}return)/, ''],
]

/**
 * Leaves out of the loader what r2wc does with props and events: `defineWidget` gives it none and does
 * both itself, and it would be a third of what a partner loads. What remains is r2wc's life cycle. A
 * version with another layout stops the build here.
 */
export function r2wcWithoutProps(): Plugin {
  return {
    name: 'hic-r2wc-without-props',
    transform: {
      filter: { id: /@r2wc[\\/]core[\\/]dist[\\/]core\.js/ },
      handler(code) {
        let rest = code
        for (const [what, instead] of CUTS) {
          if (!what.test(rest)) this.error(`r2wc no longer has the layout that r2wc-without-props.ts expects: ${what}`)
          rest = rest.replace(what, instead)
        }
        return { code: rest, map: null }
      },
    },
  }
}
