import { VERSION } from '#widgets/library/version.ts'

// What `npm run build` wrote; before the first build there is none.
const built = import.meta.glob<string>('../../dist/widgets/v*/*.html', { query: '?raw', import: 'default' })

/** The HTML of a tag with its picture, or undefined where the library is not built. */
export const pictureOf = async (tag: string): Promise<string | undefined> =>
  built[`../../dist/widgets/v${VERSION}/${tag}.html`]?.()
