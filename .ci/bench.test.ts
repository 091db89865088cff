import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from './empty-folder.ts'

test('ending all benches also ends the one that is running', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'bench:one': 'node one.mjs' } }))
  writeFileSync(join(folder, 'one.mjs'), "console.log('measuring'); setTimeout(() => {}, 90_000)")
  const benches = spawn('node', [resolve('.ci/bench.ts')], { cwd: folder })
  let said = ''

  // Held open by whatever still runs.
  for await (const chunk of benches.stdout) {
    said += chunk
    if (said.includes('measuring')) benches.kill()
  }

  expect(said).toBe('▸ bench:one …\nmeasuring\n')
})
