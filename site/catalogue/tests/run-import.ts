import { spawn } from 'node:child_process'
import { ending } from '#ci/ending.ts'

/** The importer as somebody runs it, `first` in the same shell, with how it ends, what it says and what it reports. */
export async function imported(from: string, folder: string, first = ':') {
  const child = spawn('sh', ['-c', `${first}; node site/catalogue/import/cli.ts "${from}" --into "${folder}"`])
  let report = ''
  child.stdout.on('data', chunk => {
    report += chunk
  })
  return { ...(await ending(child)), report }
}
