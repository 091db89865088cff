import type { TestProject } from 'vitest/node'
import { startWithTemplate } from '../engines/postgres.ts'
import type { Address } from '../engines/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One server for all test files; each copies our database there. */
    postgres: Address
  }
}

export default async function setup(project: TestProject) {
  const { address, stop } = await startWithTemplate()
  project.provide('postgres', address)
  return stop
}
