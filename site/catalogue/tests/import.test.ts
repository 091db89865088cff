import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { decode } from '#widgets/domain/catalogue/partition.ts'
import { importRelease } from '../import/import-release.ts'
import { openSource } from '../import/sources.ts'
import { madeFiles, ownTemporaryFolder, scratchFolder, sourceOf, spoiled, writeFolder, zipped } from './made-files.ts'

let files: Record<string, string>
beforeAll(async () => {
  files = await madeFiles()
})

const HOSPITAL = /^Hospital/
const into = (folder: string, made: Record<string, string>) =>
  importRelease({ source: sourceOf(made), into: folder, quality: 1 })

async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'latin1')])),
  )
}

test('a folder, a ZIP file and the generator give the same release', async () => {
  await using scratch = await scratchFolder()
  await using made = await scratchFolder()
  await writeFolder(made.path, files)
  await writeFile(join(scratch.path, 'a.zip'), await zipped(files))

  const direct = await into(join(scratch.path, '1'), files)
  const folder = await openSource(made.path)
  const fromFolder = await importRelease({ source: folder, into: join(scratch.path, '2'), quality: 1 })
  const zip = await openSource(join(scratch.path, 'a.zip'))
  const fromZip = await importRelease({ source: zip, into: join(scratch.path, '3'), quality: 1 })
  await zip.close()

  expect(fromFolder.manifest).toEqual(direct.manifest)
  expect(fromZip.manifest).toEqual(direct.manifest)
})

test('every partition holds what the manifest says of it, and every file has its name', async () => {
  await using scratch = await scratchFolder()
  const { manifest } = await into(scratch.path, files)

  for (const entry of Object.values(manifest.partitions)) {
    const policies = decode(JSON.parse(await readFile(join(scratch.path, entry.file), 'utf8')))
    expect(policies).toHaveLength(entry.count)
    expect(new Set(policies.map(policy => policy.id)).size).toBe(entry.count)
    expect((await readFile(join(scratch.path, `${entry.file}.br`))).length).toBe(entry.bytes)
  }
  const shown = Object.values(manifest.partitions).reduce((sum, entry) => sum + entry.count, 0)
  expect(shown).toBe(manifest.totals.shown)
  expect(manifest.totals.shown + manifest.leftOut.reduce((sum, { policies }) => sum + policies, 0)).toBe(
    manifest.totals.inData,
  )
})

test('the public sees what it can buy; the rest is counted with its reason', async () => {
  await using scratch = await scratchFolder()
  const product = (code: string, change: (xml: string) => string) => {
    const [first] = /<Product .*?<\/Product>/s.exec(files['Hospital Open 01-Apr-2026.xml']!)!
    return change(
      first.replace(/ProductCode="[^"]*" ProductItemID="[^"]*"/, `ProductCode="${code}" ProductItemID="${code}"`),
    )
  }
  const cases: [string, string, (xml: string) => string][] = [
    ['C1', 'Closed to new members', xml => xml.replace('>Open<', '>Closed<')],
    ['C2', 'Only for the people of a company', xml => xml.replace('IsCorporate="false"', 'IsCorporate="true"')],
    ['C3', 'Only sold together with another policy', xml => xml.replace('<NotApplicable/>', '<Products/>')],
    ['C4', 'The fund is not in the Funds file', xml => xml.replace(/<FundCode>.*?</, '<FundCode>ZZZ<')],
    ['C5', 'The fund is only for some trades or employers', xml => xml.replace(/<FundCode>.*?</, '<FundCode>XST<')],
    ['C6', 'For no state that we know', xml => xml.replace(/<State>.*?</, '<State>NZ<')],
    ['C7', 'For a household that is none of our five', xml => xml.replace('OnlyOnePerson="true"', '')],
    ['C8', 'No premium that can be read', xml => xml.replace(/<PremiumNoRebate>.*?</, '<PremiumNoRebate>ask us<')],
    ['C9', 'No hospital tier that we know', xml => xml.replace(/<HospitalTier>.*?</, '<HospitalTier>Platinum<')],
  ]
  const more = cases.map(([code, , change]) => product(code, change)).join('')
  const grown = spoiled(files, HOSPITAL, text =>
    text
      .replace(/Count="(\d+)"/, (_, count) => `Count="${Number(count) + cases.length}"`)
      .replace(/<\/Products>\s*$/, `${more}</Products>`),
  )

  const { manifest } = await into(scratch.path, grown)
  const plain = await into(join(scratch.path, 'plain'), files)

  expect(manifest.totals.shown).toBe(plain.manifest.totals.shown)
  for (const [, reason] of cases) expect(manifest.leftOut.map(entry => entry.reason)).toContain(reason)
})

test('a policy for all states stands in each of them', async () => {
  await using scratch = await scratchFolder()
  const everywhere = spoiled(files, HOSPITAL, text => text.replace('<State>NSW<', '<State>ALL<'))

  const { manifest } = await into(scratch.path, everywhere)

  const inPartitions = Object.values(manifest.partitions).reduce((sum, entry) => sum + entry.count, 0)
  expect(inPartitions).toBe(manifest.totals.shown + 6)
})

test('another order, prefixes, unknown elements and stray characters change nothing', async () => {
  await using scratch = await scratchFolder()
  const odd = spoiled(files, HOSPITAL, text =>
    text
      .replaceAll(/(<Name>.*?<\/Name>)(<ProductType>.*?<\/ProductType>)/g, '$2<New A="1"><Deep/>x</New>$1')
      .replaceAll('<Name>', '<Name>\uFFFD ')
      .replaceAll('<State>', '<State>\n '),
  )

  const { manifest } = await into(join(scratch.path, 'odd'), odd)

  expect(manifest.partitions).toEqual((await into(join(scratch.path, 'plain'), files)).manifest.partitions)
})

test('titles that nobody of us knows are reported, and the policy is kept', async () => {
  await using scratch = await scratchFolder()
  const newer = spoiled(files, HOSPITAL, text =>
    text.replace('<MedicalServices>', '<MedicalServices><MedicalService Title="Telepathy" Cover="Covered"/>'),
  )

  const { unknown, manifest } = await into(scratch.path, newer)

  expect([...unknown]).toEqual([['treatment "Telepathy"', 1]])
  expect(manifest.totals.shown).toBeGreaterThan(0)
})

describe('a release that is bad leaves the good one in place, says why, and leaves no file behind', () => {
  const deep = `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`
  const cases: [string, RegExp, (text: string) => string, RegExp][] = [
    ['cut off', HOSPITAL, text => text.slice(0, text.length / 2), /cut off/],
    ['cut off within a tag', HOSPITAL, text => text.slice(0, text.lastIndexOf('<MedicalService') + 9), /cut off/],
    ['not well-formed', HOSPITAL, text => text.replace('</Name>', '</Nome>'), /not well-formed/],
    [
      'fewer products than announced',
      HOSPITAL,
      text => text.replace(/<Product .*?<\/Product>/s, ''),
      /announces \d+ products and has \d+/,
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
    ['no fund', /^Funds/, text => text.replace(/<Fund>.*<\/Fund>/s, ''), /no fund/],
    ['an empty file', /^Combined/, () => '', /./],
    [
      'most policies gone',
      /Open/,
      text => text.replaceAll('IsCorporate="false"', 'IsCorporate="true"'),
      /not one policy|does not replace/,
    ],
    [
      'one cover type gone',
      HOSPITAL,
      text => text.replaceAll('IsCorporate="false"', 'IsCorporate="true"'),
      /does not replace.*Hospital only/,
    ],
  ]
  test.each(cases)('%s', async (_, name, spoil, message) => {
    await using scratch = await scratchFolder()
    const temporary = await ownTemporaryFolder()
    await into(scratch.path, files)
    const before = await contents(scratch.path)

    await expect(into(scratch.path, spoiled(files, name, spoil))).rejects.toThrow(message)

    expect(await contents(scratch.path)).toEqual(before)
    expect(await readdir(temporary)).toEqual([])
  })

  test('older than the one in place', async () => {
    await using scratch = await scratchFolder()
    await into(scratch.path, files)

    await expect(into(scratch.path, await madeFiles('2026-03-01'))).rejects.toThrow(/older: 2026-03-01/)
  })

  test('files of different days, a file missing, the same file twice', async () => {
    await using scratch = await scratchFolder()
    const { 'Funds 01-Apr-2026.xml': funds, ...others } = files

    await expect(into(scratch.path, others)).rejects.toThrow(/not a complete release.*funds/)
    await expect(into(scratch.path, { ...others, 'Funds 01-May-2026.xml': funds! })).rejects.toThrow(/different days/)
    await expect(into(scratch.path, { ...files, 'old/Funds 01-Apr-2026.xml': funds! })).rejects.toThrow(/two files/)
  })
})

describe('a ZIP file', () => {
  test.each([
    ['that is a web page', () => Buffer.from('<!doctype html><p>Not found</p>'), /not a ZIP file/],
    ['that was cut off', (zip: Buffer) => zip.subarray(0, zip.length / 2), /not a ZIP file that can be read/],
    ['of nothing', () => Buffer.alloc(0), /not a ZIP file/],
  ])('%s is refused in a sentence', async (_, make, message) => {
    await using scratch = await scratchFolder()
    const path = join(scratch.path, 'release.zip')
    await writeFile(path, make(await zipped(files)))

    await expect(openSource(path)).rejects.toThrow(message)
  })

  test('with damage in the middle is refused while it is read', async () => {
    await using scratch = await scratchFolder()
    const zip = await zipped(files)
    zip.fill(0, 2_000, 4_000)
    const path = join(scratch.path, 'release.zip')
    await writeFile(path, zip)
    const source = await openSource(path)

    await expect(importRelease({ source, into: join(scratch.path, 'out') })).rejects.toThrow(
      /damaged|can be read|well-formed/,
    )
    await source.close()
  })

  test('that unpacks to hundreds of times its size is refused before it is unpacked', async () => {
    await using scratch = await scratchFolder()
    const path = join(scratch.path, 'bomb.zip')
    await writeFile(path, await zipped({ ...files, 'Hospital Open 01-Apr-2026.xml': ' '.repeat(30_000_000) }))
    const source = await openSource(path)

    await expect(importRelease({ source, into: join(scratch.path, 'out') })).rejects.toThrow(/times its size/)
    await source.close()
  })

  test('that is not there is said to be not there', async () => {
    await expect(openSource('/nowhere/release.zip')).rejects.toThrow(/no file or folder/)
  })
})

describe('a second release', () => {
  test('a year later shows each policy’s own rise, what it gained, and what is new', async () => {
    await using scratch = await scratchFolder()
    await into(scratch.path, await madeFiles('2025-04-01', undefined, true))

    const { manifest } = await into(scratch.path, files)

    expect(manifest).toMatchObject({ comparedWith: '2025-04-01', changes: { gone: 0, cheaper: 0 } })
    expect(manifest.changes!.added).toBeGreaterThan(0)
    expect(manifest.changes!.medianRise).toBeGreaterThan(1)
    const policies = (
      await Promise.all(
        Object.values(manifest.partitions).map(async entry =>
          decode(JSON.parse(await readFile(join(scratch.path, entry.file), 'utf8'))),
        ),
      )
    ).flat()
    expect(policies.filter(policy => policy.earlier === null)).toHaveLength(manifest.changes!.added)
    expect(policies.some(policy => policy.earlier?.gained.length)).toBe(true)
  })

  test('of the next month still shows the rise of the last 1 April', async () => {
    await using scratch = await scratchFolder()
    await into(scratch.path, await madeFiles('2025-04-01', undefined, true))
    const april = await into(scratch.path, files)

    const may = await into(scratch.path, await madeFiles('2026-05-01'))

    expect(may.manifest.comparedWith).toBe('2025-04-01')
    expect(may.manifest.changes!.medianRise).toBe(april.manifest.changes!.medianRise)
  })

  test('takes the place of the first, whose partitions are cleared away', async () => {
    await using scratch = await scratchFolder()
    await into(scratch.path, await madeFiles('2025-04-01', undefined, true))
    const { manifest } = await into(scratch.path, files)

    const named = Object.values(manifest.partitions).flatMap(({ file }) => [file, `${file}.br`])
    expect((await readdir(scratch.path)).sort()).toEqual(
      [...new Set(named), 'manifest.json', 'manifest.json.br'].sort(),
    )
  })
})
