import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const TEXT = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}'
/** Below this nothing is gained. Small files count: an application page has twenty of them under a kilobyte. */
export const WORTH_IT = 256

/** Writes `.br` and `.gz` copies beside every text file of a folder, for hosts that serve them as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = await Array.fromAsync(glob(TEXT, { cwd: folder }))
  await Promise.all(
    files.map(async name => {
      const file = join(folder, name)
      const text = await readFile(file)
      if (text.length < WORTH_IT) return
      const [br, gz] = await Promise.all([
        toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        toGzip(text, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}
