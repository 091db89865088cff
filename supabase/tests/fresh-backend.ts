import { afterAll, beforeAll } from 'vitest'
import { type BackendOptions, type LocalBackend, startBackend } from '../local/backend.ts'
import { visitor } from './visitor.ts'

export const SITE = 'http://127.0.0.1:4173'

/** The test file's own backend, in memory, and an anonymous visitor; both exist once tests run. */
export function freshBackend(options: Partial<BackendOptions> = {}) {
  const own = {} as { backend: LocalBackend; anybody: ReturnType<typeof visitor> }
  beforeAll(async () => {
    own.backend = await startBackend({ port: 0, siteUrl: SITE, ...options })
    own.anybody = visitor(own.backend.url)
  })
  afterAll(() => own.backend.close())
  return own
}
