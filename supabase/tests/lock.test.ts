import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hold, holderOf } from '../local/lock.ts'

function dataFolder(lock?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hic-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'database')
  if (lock !== undefined) writeFileSync(`${dataDir}.lock`, lock)
  return dataDir
}

test.each(['', '4711'])('a lock that holds "%s" is explained in one sentence', async lock => {
  const dataDir = dataFolder(lock)

  await expect(hold(dataDir, 'http://127.0.0.1:1')).rejects.toThrow(/stop it, then delete that file/)
})

test('a lock whose backend is gone stops nobody', async () => {
  expect(await holderOf(dataFolder('http://127.0.0.1:1'))).toBeUndefined()
})

test('nor does it if another program now listens at its address', async () => {
  const another = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void another.close())
  await once(another, 'listening')
  const gone = spawn('node', ['-e', ''])
  await once(gone, 'exit')
  const address = `http://127.0.0.1:${(another.address() as AddressInfo).port}`

  expect(await holderOf(dataFolder(`${address}#${gone.pid}`))).toBeUndefined()
  expect(await holderOf(dataFolder(`${address}#${process.pid}`))).toBe(address)
})
