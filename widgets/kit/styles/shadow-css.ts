import type { Plugin } from 'vite'

/**
 * Makes Tailwind 4's output work in a shadow root on any page (each step found by trying):
 * - `@property` is ignored there: Tailwind's own fallback block, gated for old browsers, is let through;
 * - `rem` follows the page's `<html>`: it becomes `--hic-rem`, which keeps the reader's own size;
 * - `:root` never matches: `:host` takes its place;
 * - Tailwind's banner, and its first and last layers if they are empty, are left out: they would be in every sheet.
 */
export function shadowCss(css: string): string {
  const withoutTyped = css.replace(
    /@property\s+--tw-[\w-]+\s*\{[^}]*\}|\/\*![\s\S]*?\*\/\s*|@layer (?:properties|utilities);\s*/g,
    '',
  )
  const { rest, initial } = takeFallback(withoutTyped)
  const scoped = rest.replace(/(?::root|html),\s*:host/g, ':host').replace(/:root(?=\s*\{)/g, ':host')
  const sized = scoped
    .replace(DECLARATION, (_, name, value) => name + value.replace(REM, sizeInHost))
    .replace(
      /@container[^{]*\{/g,
      // A container's rem is the page's root; its em is ours.
      prelude => prelude.replace(/(?<=[\d.])rem\b/g, 'em'),
    )
  return initial ? `@layer properties{:host,*,::before,::after,::backdrop{${initial}}}\n${sized}` : sized
}

const DECLARATION = /([{;]\s*[\w-]+\s*:)([^;{}]*)/g
const REM = /(?<![\w.#-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g
const sizeInHost = (_: string, n: string) => (n === '1' ? 'var(--hic-rem)' : `calc(${n}*var(--hic-rem))`)

// Not read from `initial-value`: minified, 0px becomes 0 there, and calc() with a bare 0 is invalid.
function takeFallback(css: string): { rest: string; initial: string } {
  const start = css.search(/@layer properties\s*\{/)
  if (start < 0) return { rest: css, initial: '' }
  const end = closingBrace(css, css.indexOf('{', start))
  const block = css.slice(start, end + 1)
  const initial = block.match(/@supports[^{]*\{\s*\*[^{]*\{([^}]*)\}/)?.[1]?.trim() ?? ''
  return { rest: css.slice(0, start) + css.slice(end + 1), initial }
}

/** Where the block ends that the brace at `open` begins. */
export function closingBrace(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return at
  }
  throw new Error('The style sheet has an unclosed block.')
}

/** Applies it to every sheet imported as text: those are the ones meant for a shadow root. */
export function shadowCssPlugin(): Plugin {
  return {
    name: 'hic-shadow-css',
    transform: { filter: { id: /\.css\?.*inline/ }, handler: code => ({ code: shadowCss(code), map: null }) },
  }
}
