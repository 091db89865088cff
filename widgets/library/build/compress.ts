import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Puts a .br and a .gz beside every text file, so that any host serves them small. */
export async function compress(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,json,html,css,svg}', { cwd: folder })) {
    const path = join(folder, name)
    const content = await readFile(path)
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
  }
}
