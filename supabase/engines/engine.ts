import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../local/migrations.ts'

/** One connection to a database. */
export interface Session {
  exec(sql: string): Promise<unknown>
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<{ rows: Row[] }>
}

/** What is done to our database before the tests or a bench begin. */
export type Prepare = (session: Session) => Promise<unknown>

/** A migrated database to run tests on. */
export interface Engine extends Session, AsyncDisposable {
  close(): Promise<void>
}

const [BIGINT, DATE, TIMESTAMPTZ] = [20, 1082, 1184]
/** By the number of a type: whole numbers are read as numbers, days and times as text. */
export const PARSERS: Record<number, (text: string) => number | string> = {
  [BIGINT]: Number,
  [DATE]: text => text,
  [TIMESTAMPTZ]: text => text,
}

const HOSTED_PROJECT = readFileSync(join(import.meta.dirname, 'hosted-project.sql'), 'utf8')

/** Makes a bare database look like a new hosted project, and does the work in it as that project's owner. */
export async function inNewProject(session: Session, work: Prepare) {
  await session.exec(HOSTED_PROJECT)
  await session.exec('set session authorization project_owner')
  await work(session)
  await session.exec('reset session authorization')
}

/** Makes a bare database look like a new hosted project and applies the migrations. */
export const becomeOurs = (session: Session) => inNewProject(session, migrate)
