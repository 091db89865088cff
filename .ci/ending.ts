import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'

/** How a command of ours ends, and what it says on its way, for tests. */
export async function ending(child: ChildProcessWithoutNullStreams) {
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said }
}
