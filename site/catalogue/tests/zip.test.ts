import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importRelease } from '../import/import-release.ts'
import { openSource } from '../import/sources.ts'
import { madeFiles, scratchFolder, zipped } from './made-files.ts'

const files = await madeFiles()

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

  test('that is not there is reported as missing', async () => {
    await expect(openSource('/nowhere/release.zip')).rejects.toThrow(/no file or folder/)
  })
})
