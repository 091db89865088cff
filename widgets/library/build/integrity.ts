import { createHash } from 'node:crypto'

/** Subresource integrity of every script, by its path in the library. */
export function integrityOf(files: Record<string, string>): Record<string, string> {
  const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js'))
  return Object.fromEntries(scripts.map(([name, code]) => [name, sri(code)]))
}

const sri = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`
