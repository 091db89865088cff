import type { Session } from '../engines/engine.ts'

/** The account whose own request and call are among the samples. */
export const OWNER = '00000000-0000-4000-8000-00000000000a'
const STRANGER = '00000000-0000-4000-8000-00000000000b'
export const ADMIN = '00000000-0000-4000-8000-00000000000c'
export const OTHER_ADMIN = '00000000-0000-4000-8000-00000000000d'

/** A role in the database, and the account of somebody who is signed in. */
interface Identity {
  role: string
  account?: string
}

/** The kinds of people who use the database. */
const PEOPLE = {
  anonymous: { role: 'anon' },
  'signed in': { role: 'authenticated', account: STRANGER },
  'the owner': { role: 'authenticated', account: OWNER },
  administrator: { role: 'authenticated', account: ADMIN },
  server: { role: 'service_role' },
} as const satisfies Record<string, Identity>
export type Person = keyof typeof PEOPLE
export const EVERYBODY = Object.keys(PEOPLE) as Person[]

/** The accounts of them all, of which two are the team's. */
export async function addAccounts(session: Session) {
  await session.query(
    `insert into auth.users (id, email) values
       ($1, 'owner@example.com'), ($2, 'stranger@example.com'), ($3, 'admin@example.com'), ($4, 'other@example.com')`,
    [OWNER, STRANGER, ADMIN, OTHER_ADMIN],
  )
  await session.query('insert into private.admins (user_id) values ($1), ($2)', [ADMIN, OTHER_ADMIN])
}

interface Visit {
  /** As a hosted project's proxy passes them on. */
  headers?: Record<string, string>
  /** Whether to keep what happens. */
  keep?: boolean
}

/** Works as that person in one transaction, as the REST API does, and undoes it unless told to keep it. */
export async function as<Result>(
  session: Session,
  person: Person | Identity,
  work: () => Promise<Result>,
  { headers, keep = false }: Visit = {},
): Promise<Result> {
  const { role, account }: Identity = typeof person === 'string' ? PEOPLE[person] : person
  const claims = literal(JSON.stringify({ role, sub: account ?? null }))
  await session.exec(`
    begin;
    select set_config('request.jwt.claims', ${claims}, true),
           set_config('request.headers', ${literal(headers ? JSON.stringify(headers) : '')}, true);
    set local role ${role};
  `)
  try {
    const result = await work()
    await session.exec(keep ? 'commit' : 'rollback')
    return result
  } catch (error) {
    await session.exec('rollback')
    throw error
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The SQLSTATE with which the work was refused, or undefined if it was not. */
export async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}
