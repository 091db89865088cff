import { randomUUID } from 'node:crypto'
import { as } from '../catalogue/people.ts'
import { insert, SAMPLES } from '../catalogue/samples.ts'
import { openPostgres } from '../engines/postgres.ts'
import { line, rate, said } from './measure.ts'

/** @returns how many times as long an insert takes with our policies and triggers as without */
export async function rules(): Promise<number> {
  const database = await openPostgres({ connections: 20, durable: true })
  try {
    // The same columns, checks and indexes; no policy, no trigger.
    await database.exec(`
      create table public.bare (like public.quote_requests including defaults including generated including constraints including indexes);
      alter table public.bare alter reference set default '', alter created_at set default now();
      grant insert, select on public.bare to anon;
      grant select on public.quote_requests to anon;
    `)
    const sample = SAMPLES.quote_requests!(1)
    const insertInto = (table: string) => () =>
      database.withSession(session =>
        as(session, 'anonymous', () => insert(session, table, { ...sample, id: randomUUID() }), {
          keep: true,
          headers: { 'x-forwarded-for': randomUUID() },
        }),
      )
    const rounds = { bare: [] as number[], ours: [] as number[] }
    // In turns, so that both meet the same machine.
    for (let round = 0; round < 5; round++) {
      rounds.bare.push((await rate(2000, 20, insertInto('bare'))).perSecond)
      rounds.ours.push((await rate(2000, 20, insertInto('quote_requests'))).perSecond)
    }
    const ratio = Math.round((middle(rounds.bare) / middle(rounds.ours)) * 100) / 100
    line('insert, bare table', `${middle(rounds.bare)}/s`)
    line('insert, with policies, triggers and the message it leaves', `${middle(rounds.ours)}/s`)
    line('ratio (target ≤ 1.5)', `${ratio}`)

    const read = (person: 'anonymous' | 'server') => () =>
      database.withSession(session =>
        as(session, person, () => session.query('select id, title from public.offers limit 20'), { keep: true }),
      )
    line('select under policies', said(await rate(4000, 20, read('anonymous'))))
    line('select past policies', said(await rate(4000, 20, read('server'))))
    return ratio
  } finally {
    await database.close()
  }
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!
