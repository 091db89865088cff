import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const BIOME = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'biome')

/** As the project's formatter would leave the file. */
export function formatted(file: string, text: string): string {
  return execFileSync(BIOME, ['format', `--stdin-file-path=${file}`], { input: text, encoding: 'utf8' })
}
