import { createHash } from 'node:crypto'

/** The script adopts this over the sheet of a pasted picture once 1em is a length: the reader's text size then counts. */
export const OWN_UNIT = '@layer base{:host{--hic-rem:1em!important}}'
const USUAL_UNIT = '--hic-rem:16px!important'

interface Pasted {
  tag: string
  /** The component as the build rendered it. */
  picture: string
  css: string
  /** Address and integrity of the script that belongs to the picture. */
  script: { src: string; integrity: string }
}

/**
 * A tag with its picture in the page's own HTML: it shows with the page and waits for no script. The
 * picture and the script must be the same version, so both are pinned.
 */
export function toPaste({ tag, picture, css, script }: Pasted): string {
  // An unregistered 1em would be computed wherever it is used; until the script registers it, this is its usual value.
  const sheet = css.replace('--hic-rem:1em!important', USUAL_UNIT)
  if (sheet === css) throw new Error('The sheet gives --hic-rem otherwise than pasted.ts knows.')
  const hash = createHash('sha256').update(sheet).digest('base64')
  return `<!-- In a content security policy: style-src 'sha256-${hash}' -->
<${tag}><template shadowrootmode="open" shadowrootserializable><style>${sheet}</style><div class="hic-root" part="root" lang="en-AU" dir="ltr">${inAnyEncoding(withTraces(picture))}</div></template></${tag}>
<script type="module" src="${script.src}" integrity="${script.integrity}" crossorigin></script>
`
}

/**
 * Gives each button that does nothing without script the popover that early-press.ts looks for. It goes before the
 * button's heading: there, it also opens an answer in WebKit, which ignores `:has(:popover-open)` in a shadow root.
 */
function withTraces(picture: string): string {
  let count = 0
  return picture.replace(
    /(<h3[^>]*>)?<button type="button"/g,
    (_, heading = '') =>
      `<i popover="manual" id="p${++count}"></i>${heading}<button type="button" popovertarget="p${count}"`,
  )
}

/** Pages have encodings of their own, and an older one lacks some of our signs. */
function inAnyEncoding(picture: string): string {
  return picture.replace(/\P{ASCII}/gu, sign => `&#${sign.codePointAt(0)};`)
}
