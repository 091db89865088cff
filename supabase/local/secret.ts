import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** Signs the tokens of this data folder; kept next to it, so that people stay signed in across starts. */
export function secretFor(dataDir?: string): string {
  const made = randomBytes(32).toString('hex')
  if (!dataDir) return made
  const file = `${dataDir}.secret`
  try {
    return readFileSync(file, 'utf8')
  } catch {
    writeFileSync(file, made, { mode: 0o600 })
    return made
  }
}
