import { mkdir, readdir, symlink, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Spool } from '../import/spool.ts'
import { into, madeFiles, ownTemporaryFolder, scratchFolder, writeFolder } from './made-files.ts'
import { imported } from './run-import.ts'

test('where the release in place cannot be read, the report says that the new one was not checked against it', async () => {
  await using scratch = await scratchFolder()
  await using made = await scratchFolder()
  await writeFolder(made.path, await madeFiles())
  expect((await imported(made.path, scratch.path)).report).not.toMatch(/not checked/)
  await truncate(join(scratch.path, 'manifest.json'), 1_000)

  const { code, report } = await imported(made.path, scratch.path)

  expect(code).toBe(0)
  expect(report).toMatch(/\n {2}not checked against the release that was in place: .*cannot be read.*\n/)
})

test('a manifest that the disk does not give ends the import: it is not taken for none', async () => {
  await using scratch = await scratchFolder()
  await symlink('manifest.json', join(scratch.path, 'manifest.json'))

  await expect(into(scratch.path, await madeFiles())).rejects.toThrow(/ELOOP/)

  expect(await readdir(scratch.path)).toEqual(['manifest.json'])
})

test('policies that cannot be read back from the disk are an error: none is left out without a word', async () => {
  const temporary = ownTemporaryFolder()
  const spool = new Spool()
  const [folder] = await readdir(temporary)
  await mkdir(join(temporary, folder!, 'NSW_singles_hospital-only_own'))

  await expect(spool.read({ state: 'NSW', coverFor: 'singles', coverType: 'hospital-only' })).rejects.toThrow(/EISDIR/)

  spool.remove()
})
