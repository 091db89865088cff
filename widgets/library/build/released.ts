import { existsSync, readdirSync } from 'node:fs'
import { cp, glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Published versions, a folder each: pages pin their contents, and caches keep them for a year. */
const RELEASED = join(import.meta.dirname, '../released')

export const releasedVersions = (released = RELEASED): string[] =>
  // Operating systems leave files of their own in a folder.
  existsSync(released) ? readdirSync(released).filter(name => /^\d+\.\d+\.\d+$/.test(name)) : []

interface Kept {
  outDir: string
  /** The version that was just built; its folder stays as it was built. */
  version: string
  /** For visitors, not for a look on this machine, which has other addresses in it. */
  isForVisitors: boolean
  released?: string
}

/**
 * Puts the published versions next to the one that was built. Fails if that one was also published with other
 * contents: every page that pins it would refuse its scripts.
 */
export async function keepReleased({ outDir, version, isForVisitors, released }: Kept): Promise<void> {
  const folder = released ?? RELEASED
  for (const known of releasedVersions(folder)) {
    const [was, is] = [join(folder, known), join(outDir, `v${known}`)]
    if (known !== version) await cp(was, is, { recursive: true })
    else if (isForVisitors && !(await areAlike(was, is)))
      throw new Error(
        `Version ${version} of the widgets was published with other contents, and pages pin it. ` +
          'Raise VERSION in widgets/library/version.ts, with an entry in CHANGELOG.md.',
      )
  }
}

/** What to do with a new version once it is published. From then on pages may pin it. */
export const toKeep = (version: string, released = RELEASED): string | undefined =>
  releasedVersions(released).includes(version)
    ? undefined
    : `Version ${version} of the widgets is new. Once it is uploaded, keep it, and commit what this copies: ` +
      `mkdir -p widgets/library/released/${version} && ` +
      `cp -r dist/widgets/v${version}/. widgets/library/released/${version}`

// Compressed copies are left out: the compressor may be newer.
async function areAlike(was: string, is: string): Promise<boolean> {
  const names = async (cwd: string) => (await Array.fromAsync(glob('**/*.{js,html}', { cwd }))).sort()
  const before = await names(was)
  if (`${before}` !== `${await names(is)}`) return false
  const same = before.map(async name => (await readFile(join(was, name))).equals(await readFile(join(is, name))))
  return (await Promise.all(same)).every(Boolean)
}
