import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The importer as somebody runs it, `first` in the same shell, with how it ends, what it says and what it reports. */
export async function imported(from: string, folder: string, first = ':') {
  const child = spawn('sh', ['-c', `${first}; node site/catalogue/import/cli.ts "${from}" --into "${folder}"`])
  let said = ''
  let report = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  child.stdout.on('data', chunk => {
    report += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said, report }
}
