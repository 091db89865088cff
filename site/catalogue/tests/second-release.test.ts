import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { decode } from '#widgets/domain/catalogue/partition.ts'
import { into, madeFiles, scratchFolder } from './made-files.ts'

let files: Record<string, string>
beforeAll(async () => {
  files = await madeFiles()
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
