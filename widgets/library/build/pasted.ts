import { createHash } from 'node:crypto'

interface Pasted {
  tag: string
  /** The component as the build rendered it. */
  picture: string
  css: string
  /** Address and integrity of the tag's own script. */
  script: { src: string; integrity: string }
}

/**
 * A tag with its picture in the page's own HTML: it is seen with the page and waits for no script. The
 * picture must be of the same version as the script, so both are pinned.
 */
export function pasted({ tag, picture, css, script }: Pasted): string {
  // An unregistered 1em would be worked out wherever it is used; until the script registers it, this is its usual value.
  const sheet = css.replace('--hic-rem:1em!important', '--hic-rem:16px!important')
  if (sheet === css) throw new Error('The sheet gives --hic-rem otherwise than pasted.ts knows.')
  const hash = createHash('sha256').update(sheet).digest('base64')
  return `<!-- With a content security policy, also: style-src 'sha256-${hash}' -->
<${tag}><template shadowrootmode="open" shadowrootserializable><style>${sheet}</style><div class="hic-root" part="root">${picture}</div></template></${tag}>
<script type="module" src="${script.src}" integrity="${script.integrity}" crossorigin></script>
`
}
