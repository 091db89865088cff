import { describe, expect, test } from 'vitest'
import { ADMIN, as } from '../catalogue/people.ts'
import { insert, SAMPLES } from '../catalogue/samples.ts'
import { ENGINES, useEngine, withAccounts } from './engines.ts'

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, withAccounts)
  const read = async <Row>(sql: string, params?: unknown[]) => (await database.session.query<Row>(sql, params)).rows

  test('the team’s figures count what happened today, in the office’s zone, and by partner: claimed and verified', async () => {
    await insert(database.session, 'partners', {
      slug: 'sample',
      name: 'Sample',
      origins: '{https://sample.example}',
      verified: true,
    })
    const from = (n: number, embed_origin: string) =>
      as(
        database.session,
        'anonymous',
        () => insert(database.session, 'quote_requests', { ...SAMPLES.quote_requests!(n), embed_origin }),
        { keep: true },
      )
    await from(1, 'https://sample.example')
    await from(2, 'https://elsewhere.example')
    await insert(database.session, 'web_call_tracking', SAMPLES.web_call_tracking!(1))
    // Less than seven times 24 hours ago, and on none of the seven days.
    await database.session.exec(`
      insert into public.web_call_tracking (phone_number, source_page) values ('1300 555 012', 'footer');
      update public.web_call_tracking set created_at =
        ((now() at time zone private.office_zone())::date - 6)::timestamp at time zone private.office_zone() - interval '1 second'
       where source_page = 'footer'`)

    await as(database.session, { role: 'authenticated', account: ADMIN }, async () => {
      const [today] = await read<{ figures: object }>('select public.admin_today() as figures')
      const series = await read<object>('select requests, calls from public.admin_series(7)')

      expect(today?.figures).toMatchObject({
        requests_today: 2,
        requests_new: 2,
        calls_by_source: { 'header-desktop': 1 },
      })
      expect(series).toHaveLength(7)
      expect(series.at(-1)).toEqual({ requests: 2, calls: 1 })
      expect(await read('select * from public.admin_calls_by_source(7)')).toEqual([
        { source_page: 'header-desktop', calls: 1 },
      ])
      expect(await read('select * from public.admin_requests_by_partner(7)')).toEqual([
        { partner_ref: 'sample', name: 'Sample', is_known: true, claimed: 2, verified: 1 },
      ])
    })
  })
})
