import { cp, readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { coverageOf } from '#widgets/domain/catalogue/policy.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import {
  anotherOf,
  coveringGrown,
  eachProduct,
  into,
  madeFiles,
  policiesOf,
  scratchFolder,
  spoiled,
  writeFolder,
} from './made-files.ts'
import { imported } from './run-import.ts'

const files = await madeFiles()
const yearBefore = await madeFiles({ day: '2025-04-01', before: true })

/** April’s release, put in place of the one of the year before. */
let april: { path: string; manifest: Manifest }
let made: Awaited<ReturnType<typeof scratchFolder>>
beforeAll(async () => {
  made = await scratchFolder()
  await into(made.path, yearBefore)
  april = { path: made.path, manifest: (await into(made.path, files)).manifest }
})
afterAll(() => made[Symbol.asyncDispose]())

const HOSPITAL = 'NSW/singles/hospital-only'

/** A policy that covers more than the year before. */
const gaining = async (folder: string, manifest: Manifest) =>
  (await policiesOf(folder, manifest, HOSPITAL)).find(({ earlier }) => earlier?.gained.length)!

const policyIn = async (folder: string, manifest: Manifest, wanted: string) =>
  (await policiesOf(folder, manifest, HOSPITAL)).find(({ id }) => id === wanted)!

/** The files of a month in which one hospital policy covers none of these treatments. */
const without = (titles: readonly string[], id: string, of: Record<string, string>) =>
  spoiled(of, /^Hospital/, text =>
    eachProduct(text, product =>
      product.includes(`ProductItemID="${id}"`)
        ? titles.reduce(
            (left, title) => left.replace(`Title="${title}" Cover="Covered"`, `Title="${title}" Cover="NotCovered"`),
            product,
          )
        : product,
    ),
  )

test('a rise is not measured from a later release, which would make a fall of it', async () => {
  await using older = await scratchFolder()
  await using out = await scratchFolder()
  await writeFolder(older.path, yearBefore)

  const { code, said } = await imported(older.path, `${out.path}" --since "${april.path}`)

  expect(code).toBe(1)
  expect(said).toContain(`The release in "${april.path}" is from 2026-04-01, later than this one from 2025-04-01`)
  expect(await readdir(out.path)).toEqual([])
})

describe('a second release', () => {
  test('a year later shows each policy’s own rise, what it gained, and what is new', async () => {
    const { path, manifest } = april

    expect(manifest).toMatchObject({ comparedWith: '2025-04-01', changes: { gone: 0, cheaper: 0 } })
    expect(manifest.changes!.added).toBeGreaterThan(0)
    expect(manifest.changes!.medianRise).toBeGreaterThan(1)
    const policies = await policiesOf(path, manifest, '')
    expect(policies.filter(policy => policy.earlier === null)).toHaveLength(manifest.changes!.added)
    expect(policies.some(policy => policy.earlier?.gained.length)).toBe(true)
  })

  test('a month later still shows the rise of the last 1 April', async () => {
    await using scratch = await scratchFolder()
    await cp(april.path, scratch.path, { recursive: true })

    const may = await into(scratch.path, await madeFiles({ day: '2026-05-01' }))

    expect(may.manifest.comparedWith).toBe('2025-04-01')
    expect(may.manifest.changes!.medianRise).toBe(april.manifest.changes!.medianRise)
  })

  test('later in the premium year the rise stays that of 1 April, and the change of cover is that of today', async () => {
    await using scratch = await scratchFolder()
    await cp(april.path, scratch.path, { recursive: true })
    const atFirst = await gaining(scratch.path, april.manifest)
    const [added] = atFirst.earlier!.gained
    const kept = CLINICAL_CATEGORIES.find(
      ({ title }) => title !== added && coverageOf(atFirst, title) === 'full',
    )!.title
    const dropped = [added!, kept]

    const may = await into(scratch.path, without(dropped, atFirst.id, await madeFiles({ day: '2026-05-01' })))

    const then = await policyIn(scratch.path, may.manifest, atFirst.id)
    expect(then.earlier).toEqual({ premium: atFirst.earlier!.premium, gained: [], lost: [kept] })

    const june = await into(scratch.path, await madeFiles({ day: '2026-06-01' }))

    expect((await policyIn(scratch.path, june.manifest, atFirst.id)).earlier).toEqual({
      premium: atFirst.earlier!.premium,
      gained: [added],
      lost: [],
    })
  })

  test('counts as gone what was in a partition that is now empty', async () => {
    await using scratch = await scratchFolder()
    const { manifest: old } = await into(scratch.path, files)
    const isAmbulanceForOne = (product: string) =>
      product.includes('<State>NT</State>') &&
      product.includes('OnlyOnePerson="true"') &&
      !product.includes('<GeneralHealthService ')

    const { manifest } = await into(
      scratch.path,
      spoiled(files, /^GeneralHealth/, text =>
        text.replaceAll(/<Product .*?<\/Product>/gs, product =>
          isAmbulanceForOne(product) ? product.replace('IsCorporate="false"', 'IsCorporate="true"') : product,
        ),
      ),
    )

    expect(Object.keys(manifest.partitions)).not.toContain('NT/singles/ambulance-cover')
    expect(manifest.changes!.gone).toBe(old.partitions['NT/singles/ambulance-cover']!.count)
  })

  test('shows a family each policy’s own rise, also of those that cover adult children, and counts it once', async () => {
    await using scratch = await scratchFolder()
    const inFamilies = (of: Record<string, string>, change: (product: string) => string) =>
      spoiled(of, /^Hospital/, text =>
        eachProduct(text, product => (product.includes('NumberOfAdults="2"') ? change(product) : product)),
      )
    const grown = (product: string) => coveringGrown(anotherOf(product))
    const { path: plainAt, manifest: plain } = april

    const { manifest: before } = await into(
      scratch.path,
      inFamilies(yearBefore, product => product + grown(product)),
    )
    const { manifest } = await into(scratch.path, inFamilies(files, grown))

    const rises = async (folder: string, from: Manifest) =>
      (await policiesOf(folder, from, 'NSW/families/hospital-only')).map(({ earlier }) => earlier?.premium)
    expect(await rises(scratch.path, manifest)).toEqual(await rises(plainAt, plain))
    // Those without the grown children.
    const [inNsw, inNt] = [
      before.partitions['NSW/families/hospital-only'],
      before.partitions['NT/families/hospital-only'],
    ]
    expect(manifest.changes).toEqual({ ...plain.changes, gone: inNsw!.count + inNt!.count })
  })

  test('shows the rise of a policy that only now covers adult children in each of its lists, and calls it new in none', async () => {
    await using scratch = await scratchFolder()
    const { path: plainAt, manifest: plain } = april
    await into(scratch.path, yearBefore)
    const grown = spoiled(files, /^Hospital/, text => eachProduct(text, coveringGrown))

    const { manifest } = await into(scratch.path, grown)

    const rises = async (folder: string, from: Manifest, household: string) =>
      (await policiesOf(folder, from, `NSW/${household}/hospital-only`))
        .map(({ id, earlier }) => [id, earlier?.premium])
        .sort()
    const before = await rises(plainAt, plain, 'families')
    const isOfFamilies = new Set(before.map(([id]) => id))
    expect(await rises(scratch.path, manifest, 'families')).toEqual(before)
    expect((await rises(scratch.path, manifest, 'extended-family')).filter(([id]) => isOfFamilies.has(id))).toEqual(
      before,
    )
    expect(manifest.changes).toMatchObject({ added: plain.changes!.added, gone: plain.changes!.gone })
  })

  test('takes the place of the first, whose partitions are cleared away', async () => {
    const { path, manifest } = april

    const named = Object.values(manifest.partitions).flatMap(({ file }) => [file, `${file}.br`])
    expect((await readdir(path)).sort()).toEqual([...new Set(named), 'manifest.json', 'manifest.json.br'].sort())
  })
})
