import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Signs the tokens of this data folder; kept next to it, so that people stay signed in across starts. */
export function secretFor(dataDir?: string): string {
  const made = randomBytes(32).toString('hex')
  if (!dataDir) return made
  const file = `${dataDir}.secret`
  // A full disk or a power cut leaves an empty file.
  const kept = existsSync(file) && readFileSync(file, 'utf8')
  if (kept) return kept
  writeFileSync(file, made, { mode: 0o600 })
  return made
}
