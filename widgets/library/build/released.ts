import { existsSync, readdirSync } from 'node:fs'
import { cp, glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What was published, a folder for each version: pages pin them by their contents, and caches keep them for a year. */
const RELEASED = join(import.meta.dirname, '../released')

export const releasedVersions = (released = RELEASED): string[] =>
  // Systems leave files of their own in a folder.
  existsSync(released) ? readdirSync(released).filter(name => /^\d+\.\d+\.\d+$/.test(name)) : []

interface Kept {
  outDir: string
  /** What was just built; of this version stays what was built. */
  version: string
  /** It is for visitors, not for a look on this machine, which has other addresses in it. */
  isForVisitors: boolean
  released?: string
}

/**
 * Puts the versions that were published beside the one that was built. Fails where that one was published as well, with
 * other contents: every page that pins it would refuse its scripts.
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

/** What is left to do with a version that was never published, once it is. From then on pages may pin it. */
export const toKeep = (version: string, released = RELEASED): string | undefined =>
  releasedVersions(released).includes(version)
    ? undefined
    : `Version ${version} of the widgets is new. Once it is uploaded, keep it, and commit what this copies: ` +
      `mkdir -p widgets/library/released/${version} && ` +
      `cp -r dist/widgets/v${version}/. widgets/library/released/${version}`

// Packed copies are left out: what packs them may be newer.
async function areAlike(was: string, is: string): Promise<boolean> {
  const names = async (cwd: string) => (await Array.fromAsync(glob('**/*.{js,html}', { cwd }))).sort()
  const before = await names(was)
  if (`${before}` !== `${await names(is)}`) return false
  const same = before.map(async name => (await readFile(join(was, name))).equals(await readFile(join(is, name))))
  return (await Promise.all(same)).every(Boolean)
}
