import { existsSync, readdirSync } from 'node:fs'
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { movingFolder } from '../version.ts'

/** Published versions, a folder each: pages pin their contents, and caches keep them for a year. */
const RELEASED = join(import.meta.dirname, '../released')

/** Where a build that is not for visitors says that the library is: whoever hosts it writes their own. */
export const NO_HOST = 'https://widgets.example'

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
 * Puts the published versions next to the one that was built, and for each earlier major version the folder that
 * partners' pages load (`v1/`). Fails if the built one was also published with other contents: every page that pins it
 * would refuse its scripts.
 */
export async function keepReleased({ outDir, version, isForVisitors, released = RELEASED }: Kept): Promise<void> {
  for (const known of releasedVersions(released)) {
    const [was, is] = [join(released, known), join(outDir, `v${known}`)]
    // Copied after `npm start` had built dist for this machine.
    if (isForVisitors && (await namesNoHost(was)))
      throw new Error(
        `What is kept as version ${known} in widgets/library/released is not what was uploaded but a build for this machine, ` +
          `and every page that pins the version would refuse it. Put the files of widgets/v${known} on your host in its place.`,
      )
    if (known !== version) await cp(was, is, { recursive: true })
    else if (isForVisitors && !(await areAlike(was, is)))
      throw new Error(
        `Version ${version} of the widgets was published with other contents, and pages pin it. ` +
          'Raise VERSION in widgets/library/version.ts, with an entry in CHANGELOG.md.',
      )
  }
  const last = lastOfMajors(releasedVersions(released))
  for (let major = 1; major < majorOf(version); major++) {
    const known = last.get(major)
    if (known) await keepMoving(outDir, known)
    else if (isForVisitors)
      throw new Error(
        `Partners' pages load widgets/v${major}/, and no version ${major} is in widgets/library/released, so this ` +
          'build would take it away. Keep the last one published, as site/serve/hosting.md says.',
      )
  }
}

/** In a tag with its picture is the address of its script. */
async function namesNoHost(folder: string): Promise<boolean> {
  for await (const name of glob('*.html', { cwd: folder }))
    if ((await readFile(join(folder, name), 'utf8')).includes(`src="${NO_HOST}/`)) return true
  return false
}

const majorOf = (version: string) => Number.parseInt(version, 10)

/** The last published version of each major one. */
const lastOfMajors = (versions: readonly string[]) =>
  new Map(
    versions
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map(version => [majorOf(version), version]),
  )

/** Writes the moving copies of a kept version, as the build wrote them when it was new. */
async function keepMoving(outDir: string, version: string) {
  const from = join(outDir, `v${version}`)
  const to = join(outDir, movingFolder(version))
  const tags = (await Array.fromAsync(glob('*.html', { cwd: from }))).map(name => name.replace('.html', ''))
  await mkdir(to, { recursive: true })
  for (const name of ['hic', 'hic.classic', ...tags]) {
    const code = await readFile(join(from, `${name}.js`), 'utf8')
    await writeFile(join(to, `${name}.js`), code.replaceAll('import("./', `import("../v${version}/`))
  }
}

/** What to do with a new version once it is published. From then on pages may pin it. */
export const toKeep = (version: string, released = RELEASED): string | undefined =>
  releasedVersions(released).includes(version)
    ? undefined
    : `Version ${version} of the widgets is new. Once it is uploaded, and before anything else is built (as by npm start), keep it, and commit what this copies: ` +
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
