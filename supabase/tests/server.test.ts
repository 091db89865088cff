import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openCopy } from '../engines/postgres.ts'
import { reachable } from '../engines/server.ts'

test('a server that was installed for its owner alone, as under a strict umask, can be run by the user it runs as', () => {
  const root = mkdtempSync(join(tmpdir(), 'hicompare-owner-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const bin = join(root, 'native/bin')
  for (const folder of [bin, join(root, 'native/lib')]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [initdb, postgres, library] = [join(bin, 'initdb'), join(bin, 'postgres'), join(root, 'native/lib/libpq.so.5')]
  for (const file of [initdb, postgres, library]) writeFileSync(file, '', { mode: 0o700 })
  symlinkSync('libpq.so.5', join(root, 'native/lib/libpq.so'))

  const copied = reachable({ initdb, postgres }, join(root, 'copied'), 65534)

  const lib = join(dirname(dirname(copied.initdb)), 'lib')
  for (const path of [copied.initdb, copied.postgres, dirname(copied.initdb), lib, join(lib, 'libpq.so')])
    expect((statSync(path).mode & 0o005).toString(8), path).toBe('5')
})

test('whatever PGSSLMODE asks of somebody’s own servers, the one of the tests is reached', async () => {
  vi.stubEnv('PGSSLMODE', 'require')
  onTestFinished(() => void vi.unstubAllEnvs())

  await using copy = await openCopy(inject('postgres'), undefined, 'template0')

  expect((await copy.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
