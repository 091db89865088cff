import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ending } from '#ci/ending.ts'

test('before the first build the bench ends with one sentence that tells what to do', async () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'hic-unbuilt-'))
  onTestFinished(() => rmSync(unbuilt, { recursive: true }))

  const { code, said } = await ending(spawn('node', [resolve('widgets/library/bench/run.ts')], { cwd: unbuilt }))

  expect(code).toBe(1)
  expect(said).toBe('The library is not built: run `npm run build` first.\n')
})
