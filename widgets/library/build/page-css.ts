/** The class of the box around each component of the package; its sheet applies only inside. */
export const BOX = 'hic-widget'

/** Rules that belong to the document and cannot be in another. */
const DOCUMENTS =
  /@property\s[^{}]*\{[^}]*\}|@keyframes\s[^{}]*\{(?:[^{}]*\{[^}]*\})*\s*\}|@layer[^{};]*;|\/\*![\s\S]*?\*\//g

/**
 * Keeps the package's sheet to our components, because the rest of the page is the partner's:
 * - everything is nested in our boxes, Tailwind's utilities and theme too: `.hidden` and `--text-3xl` are names
 *   that the page may use itself. Not in `@scope`: Firefox has it from 146 only, and in Safari 26.0 to 26.3 no rule in
 *   it reaches a field to type in, so that even the newsletter's trap showed;
 * - the colours are inside a check that `light-dark()` works: elsewhere, a bundler with an older target rewrites it
 *   into variables that only a page with a `color-scheme` of its own ever sets;
 * - three layers are written with a backslash, which changes nothing for a browser. Tailwind 3 takes a layer of these
 *   names in any sheet for an order to itself, and ends the application's build because `@tailwind` is not there. With
 *   names of our own, a reset in the page's own `base` would come over our buttons, or not, as the sheets are loaded.
 */
export function pageCss(css: string): string {
  const documents = css.match(DOCUMENTS) ?? []
  const ours = css.replace(DOCUMENTS, '').replace(/:root(,\s*:host)?(?=\s*\{)|:scope/g, '&')
  const all = `${documents.join('\n')}
:where(.${BOX}) {
@supports (color: light-dark(red, tan)) {
${ours.trim()}
}
}
`
  return all.replace(TAILWINDS, escaped)
}

const TAILWINDS = /(?<=@layer\s+)(?:base|components|utilities)(?=\s*[{;])/g
/** Before a letter that is no hexadecimal digit: before one, it would stand for another sign. */
const escaped = (name: string) => name.replace(/[g-z]/, '\\$&')
