import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lock } from '../import/lock.ts'
import { placeRelease, readableRelease } from '../release-in-use.ts'
import { into, madeFiles, ownTemporaryFolder, scratchFolder, spoiled, writeFolder } from './made-files.ts'
import { imported } from './run-import.ts'

const files = await madeFiles()

const HOSPITAL = /^Hospital/

async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'latin1')])),
  )
}

test('a path is read from the folder in which the command was typed, whatever folder npm runs it in', async () => {
  await using scratch = await scratchFolder()

  const { said } = await imported('a release.zip', 'out', `export INIT_CWD="${scratch.path}"`)

  expect(said).toContain(`There is no file or folder "${join(scratch.path, 'a release.zip')}".`)
  expect(await readdir(scratch.path)).toEqual(['out'])
})

test('an option that there is not is named in a sentence, together with those that there are', async () => {
  const { code, said } = await imported('latest', 'folder" --nonsense "')

  expect(code).toBe(1)
  expect(said).toMatch(/^Unknown option '--nonsense'.+\n\nnpm run catalogue:import -- <release\.zip/)
  expect(said).not.toContain('    at ')
})

test.each([
  ['', 'folder', 'Name the release to read.'],
  ['latest', '', '--into takes a folder.'],
])('a script with an empty variable does not go on with another release: "%s" --into "%s"', async (from, to, why) => {
  const { code, said } = await imported(from, to)

  expect(code).toBe(1)
  expect(said.startsWith(`${why}\n\nnpm run catalogue:import -- <release.zip`)).toBe(true)
})

// What is left of "npm run catalogue:import latest --into another" where npm has kept the option.
test('a second folder is not passed over: the release in place would be replaced where another folder was meant', async () => {
  await using scratch = await scratchFolder()

  const { code, said } = await imported('latest" "another', scratch.path)

  expect(code).toBe(1)
  expect(said).toMatch(/^One release at a time; "another" is not read\. Options come after a --, as below\.\n\nnpm run/)
  expect(await readdir(scratch.path)).toEqual([])
})

describe('a bad release leaves the good one in place, says why, and leaves no file behind', () => {
  let good: Awaited<ReturnType<typeof scratchFolder>>
  let before: Record<string, string>
  beforeAll(async () => {
    good = await scratchFolder()
    await into(good.path, files)
    before = await contents(good.path)
  })
  afterAll(() => good[Symbol.asyncDispose]())

  const deep = `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`
  const cases: [string, RegExp, (text: string) => string, RegExp][] = [
    ['cut off', HOSPITAL, text => text.slice(0, text.length / 2), /cut off/],
    ['cut off within a tag', HOSPITAL, text => text.slice(0, text.lastIndexOf('<MedicalService') + 9), /cut off/],
    ['not well-formed', HOSPITAL, text => text.replace('</Name>', '</Nome>'), /not well-formed/],
    [
      'fewer products than announced',
      HOSPITAL,
      text => text.replace(/<Product .*?<\/Product>/s, ''),
      /announces \d+ products but has \d+/,
    ],
    ['no count', HOSPITAL, text => text.replace(/ Count="\d+"/, ''), /does not say how many/],
    [
      'another schema version',
      HOSPITAL,
      text => text.replace('SchemaVersion="3.1"', 'SchemaVersion="4.0"'),
      /schema version "4.0".*reads 3\.1/,
    ],
    ['the schema of 2014', HOSPITAL, text => text.replace('ws/Schemas', 'ws/Schemas/2014'), /namespace/],
    ['another root', HOSPITAL, text => text.replace('<Products', '<Produkte'), /root element/],
    [
      'entities that grow',
      HOSPITAL,
      text => text.replace('<Products', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Products'),
      /document type/,
    ],
    [
      'an entity from a file',
      HOSPITAL,
      text => text.replace('<Products', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Products'),
      /document type/,
    ],
    ['an undefined entity', HOSPITAL, text => text.replace('<Name>', '<Name>&xxe;'), /not well-formed/],
    ['endless nesting', HOSPITAL, text => text.replace('<Name>', `${deep}<Name>`), /nested deeper/],
    ['an endless text', HOSPITAL, text => text.replace('<Name>', `<Name>${'x'.repeat(1_100_000)}`), /without a tag/],
    [
      'an endless attribute',
      HOSPITAL,
      text => text.replace('<Product ', `<Product a="${'x'.repeat(1_100_000)}" `),
      /without a tag/,
    ],
    ['no fund', /^Funds/, text => text.replace(/<Fund>.*<\/Fund>/s, ''), /no funds/],
    ['an empty file', /^Combined/, () => '', /^Combined .*no element in it/],
    [
      'most policies gone',
      /Open/,
      text => text.replaceAll('IsCorporate="false"', 'IsCorporate="true"'),
      /no policy that the public|does not replace/,
    ],
    [
      'one cover type gone',
      HOSPITAL,
      text => text.replaceAll('IsCorporate="false"', 'IsCorporate="true"'),
      /does not replace.*Hospital only.* If the market really is that small now, empty the folder of the one in place and import again\./,
    ],
    [
      'one state gone',
      /^(Hospital|Combined|GeneralHealth)/,
      text => text.replaceAll('<State>NSW</State>', '<State>NSW/ACT</State>'),
      /does not replace.* 0 policies for NSW/,
    ],
    [
      'cover in other words: it says which, and nobody is told that their policy covers nothing',
      /^(Hospital|Combined)/,
      text => text.replaceAll('Cover="Covered"', 'Cover="Included"'),
      /does not replace.* \d+ of \d+ policies with hospital cover lack treatments that their tier covers by law.*\n {2}not recognised or not stated: cover "Included", [\d,]+ times/s,
    ],
    [
      'no word about what is covered',
      /^(Hospital|Combined)/,
      text => text.replaceAll(/<MedicalServices>.*?<\/MedicalServices>/gs, ''),
      /lack treatments that their tier covers by law/,
    ],
    [
      'one household gone',
      /^(Hospital|Combined|GeneralHealth)/,
      text => text.replaceAll('OnlyOnePerson', 'OnePersonOnly'),
      /does not replace.* 0 policies for "Just for me"/,
    ],
  ]
  test.each(cases)('%s', async (_, name, spoil, message) => {
    const temporary = ownTemporaryFolder()

    await expect(into(good.path, spoiled(files, name, spoil))).rejects.toThrow(message)

    expect(await contents(good.path)).toEqual(before)
    expect(await readdir(temporary)).toEqual([])
  })

  test('cut off, with a release of an earlier format in place', async () => {
    await using scratch = await scratchFolder()
    const { manifest } = await into(scratch.path, files)
    await writeFile(join(scratch.path, 'manifest.json'), JSON.stringify({ ...manifest, format: manifest.format - 1 }))
    const before = await contents(scratch.path)

    await expect(
      into(
        scratch.path,
        spoiled(files, HOSPITAL, text => text.slice(0, text.length / 2)),
      ),
    ).rejects.toThrow(/cut off/)

    expect(await contents(scratch.path)).toEqual(before)
    await expect(readableRelease(scratch.path)).rejects.toThrow(/import it again/i)
  })

  test('a first release of real funds that lacks what the market always has', async () => {
    await using scratch = await scratchFolder()
    const real = spoiled(files, /./, text => text.replaceAll(/<(FundCode|BrandCode)>X/g, '<$1>R'))

    await expect(into(scratch.path, real)).rejects.toThrow(
      /^The release is not put in place\. It has no policy for VIC\..*It has no policy for "Me and my partner"\./,
    )

    expect(await readdir(scratch.path).catch(() => [])).toEqual([])
  })

  test('with a word for a tier that we do not know: it says how many policies that left out', async () => {
    const renamed = spoiled(files, /^(Hospital|Combined)/, text => text.replace(/(<HospitalTier>)[^<]+/g, '$1Platinum'))

    await expect(into(good.path, renamed)).rejects.toThrow(
      /^The new release does not replace the one in place\. .+\n {2}left out: \d+ · .*tier.* \(for example .+\)/s,
    )
  })

  test('older than the one in place', async () => {
    await expect(into(good.path, await madeFiles({ day: '2026-03-01' }))).rejects.toThrow(/older: 2026-03-01/)
  })

  test('files of a day that does not exist', async () => {
    await using scratch = await scratchFolder()

    await expect(into(scratch.path, await madeFiles({ day: '2026-02-31' }))).rejects.toThrow(/no file named like/)
  })

  test('files of a year that is far ahead, after which each real release would be older', async () => {
    await using scratch = await scratchFolder()

    await expect(into(scratch.path, await madeFiles({ day: '9999-04-01' }))).rejects.toThrow(
      /dated 9999-04-01, too far ahead/,
    )
  })

  test('files of different days, a file missing, the same file twice', async () => {
    await using scratch = await scratchFolder()
    const { 'Funds 01-Apr-2026.xml': funds, ...others } = files

    await expect(into(scratch.path, others)).rejects.toThrow(/not a complete release.*funds/)
    await expect(into(scratch.path, { ...others, 'Funds 01-May-2026.xml': funds! })).rejects.toThrow(/different days/)
    await expect(into(scratch.path, { ...files, 'old/Funds 01-Apr-2026.xml': funds! })).rejects.toThrow(/two files/)
    await expect(into(scratch.path, { 'April.zip': '' })).rejects.toThrow(
      / It has "April\.zip", which we do not read\.$/,
    )
  })
})

test('while one import writes to a folder, another changes nothing there and says so', async () => {
  await using scratch = await scratchFolder()
  await using made = await scratchFolder()
  await writeFolder(made.path, await madeFiles({ day: '2026-05-01' }))
  await into(scratch.path, files)
  const writing = lock(scratch.path)
  const before = await contents(scratch.path)

  const { code, said } = await imported(made.path, scratch.path)

  expect(await contents(scratch.path)).toEqual(before)
  expect(code).toBe(1)
  expect(said).toMatch(/Nothing was changed\. Another import writes to .*import\.lock and start again\.\n$/)

  writing.remove()
  expect((await imported(made.path, scratch.path)).code).toBe(0)
  expect(await readdir(scratch.path)).not.toContain('import.lock')
})

describe('where the disk fails, either the whole release is in place or the one before is', () => {
  test('what cannot be tidied up does not undo a release that is in place', async () => {
    await using scratch = await scratchFolder()
    await into(scratch.path, files)
    await mkdir(join(scratch.path, '0123456789abcdef.json'))

    const { manifest } = await into(scratch.path, await madeFiles({ day: '2026-05-01' }))

    expect(JSON.parse(await readFile(join(scratch.path, 'manifest.json'), 'utf8'))).toEqual(manifest)
    expect(await readableRelease(scratch.path)).toBe(scratch.path)
  })

  test('a partition that cannot be written ends the import, and nothing is written after its end', async () => {
    await using scratch = await scratchFolder()
    const { manifest } = await into(scratch.path, files)
    const fresh = join(scratch.path, 'fresh')
    const [first] = Object.values(manifest.partitions)
    await mkdir(join(fresh, first!.file), { recursive: true })

    await expect(into(fresh, files)).rejects.toThrow(/EISDIR/)

    expect(await readdir(fresh)).toEqual([first!.file])
  })

  test('the same month again on a full disk leaves every file whole, and one sentence says so', async () => {
    await using scratch = await scratchFolder()
    await using made = await scratchFolder()
    await writeFolder(made.path, files)
    await into(scratch.path, files)
    const before = await contents(scratch.path)

    // No file may grow beyond a few kilobytes: to a process this is what a full disk is.
    const { code, said } = await imported(made.path, scratch.path, "ulimit -f 4; trap '' XFSZ")

    expect(await contents(scratch.path)).toEqual(before)
    expect(code).toBe(1)
    expect(said).toMatch(/\nNothing was changed\. EFBIG.*\n$/)
  })

  test('the site is not built with a release that lacks a file', async () => {
    await using scratch = await scratchFolder()
    const { manifest } = await into(scratch.path, files)
    const [first] = Object.values(manifest.partitions)
    await rm(join(scratch.path, first!.file))

    await expect(readableRelease(scratch.path)).rejects.toThrow(`lacks ${first!.file}`)
    // Gone while the build went on.
    await expect(placeRelease(join(scratch.path, 'built'), Promise.resolve(scratch.path))).rejects.toThrow(first!.file)
  })

  test.each(['', '.br'])('the site is not built with a release whose “.json%s” was cut off on the way', async kind => {
    await using scratch = await scratchFolder()
    const { manifest } = await into(scratch.path, files)
    const [first] = Object.values(manifest.partitions)
    const copied = join(scratch.path, `${first!.file}${kind}`)
    await writeFile(copied, (await readFile(copied)).subarray(0, -10))

    await expect(readableRelease(scratch.path)).rejects.toThrow(`has only a part of ${first!.file}`)
  })

  test('the site is not built with files left by an interrupted import', async () => {
    await using scratch = await scratchFolder()
    await into(scratch.path, files)
    const whole = await contents(scratch.path)
    for (const stray of ['0123456789abcdef.json', '0123456789abcdef.json.br', 'manifest.json.part'])
      await writeFile(join(scratch.path, stray), '{')
    const built = join(scratch.path, 'built')

    await placeRelease(built, readableRelease(scratch.path))

    expect(await contents(built)).toEqual(whole)
  })
})
