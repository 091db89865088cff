import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { FORMAT } from '#widgets/domain/catalogue/partition.ts'
import { buildDemoRelease } from './demo-release.ts'
import { isAsWritten, readManifest } from './import/release-folder.ts'
import { importedRelease } from './imported-release.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DEMO = join(ROOT, '.local/demo-catalogue')
const STAMP = join(DEMO, 'made-from')

let ready: Promise<string> | undefined

/** Folder of the release that the site is built with: the imported one, or else the demo's, made if it is not there yet. */
export function releaseInUse(): Promise<string> {
  const imported = importedRelease()
  ready ??= existsSync(join(imported, 'manifest.json')) ? readableRelease(imported) : demoRelease()
  return ready
}

/** @throws where pages of this version could not read the release, or not all of it. */
export async function readableRelease(folder: string): Promise<string> {
  const manifest = await readManifest(folder)
  if (!manifest)
    throw new Error(
      `The release in ${folder} is not of format ${FORMAT}, the one that this version reads. Import it again: npm run catalogue:import -- latest`,
    )
  for (const { file } of Object.values(manifest.partitions)) {
    const isThere = existsSync(join(folder, file))
    if (isThere && (await isAsWritten(folder, file))) continue
    throw new Error(
      `The release in ${folder} ${isThere ? 'has only a part of' : 'lacks'} ${file}, which its manifest names. Delete the folder and import it again: npm run catalogue:import -- latest`,
    )
  }
  return folder
}

/** Copies the release in use beside the built pages, and only its files: an interrupted import leaves more. */
export async function placeRelease(outDir: string, from = releaseInUse()): Promise<void> {
  const folder = await from
  const manifest = (await readManifest(folder))!
  const files = ['manifest.json', ...Object.values(manifest.partitions).map(({ file }) => file)]
  await mkdir(outDir, { recursive: true })
  for (const file of files) {
    await copyFile(join(folder, file), join(outDir, file))
    const packed = `${file}.br`
    if (existsSync(join(folder, packed))) await copyFile(join(folder, packed), join(outDir, packed))
  }
}

async function demoRelease(): Promise<string> {
  const stamp = await stampOfSources()
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp) return DEMO
  await rm(DEMO, { recursive: true, force: true })
  await mkdir(DEMO, { recursive: true })
  await buildDemoRelease(DEMO)
  await writeFile(STAMP, stamp)
  return DEMO
}

async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const pattern of ['site/catalogue/**/*.ts', 'widgets/domain/**/*.ts']) {
    for await (const file of glob(pattern, { cwd: ROOT })) {
      const { size, mtimeMs } = await stat(join(ROOT, file))
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}
