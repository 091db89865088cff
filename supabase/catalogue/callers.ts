import type { Session } from '../engines/engine.ts'
import { as, EVERYBODY, type Person, refusal } from './people.ts'

/** A harmless call of every function that the REST API offers. */
const CALLS: Record<string, string> = {
  admin_calls_by_source: 'public.admin_calls_by_source(7)',
  admin_changes: `public.admin_changes('quote_requests', '00000000-0000-4000-8000-000000000000')`,
  admin_ledger: `public.admin_ledger('quote_requests', 'sample')`,
  admin_requests_by_partner: 'public.admin_requests_by_partner(7)',
  admin_same_sender: `public.admin_same_sender('+61491570006', 'sample1@example.com')`,
  admin_series: 'public.admin_series(7)',
  admin_today: 'public.admin_today()',
  audit_trail: 'public.audit_trail()',
  booking_by_token: `public.booking_by_token('00000000-0000-4000-8000-000000000000')`,
  claim_outbox: 'public.claim_outbox(1)',
  erase_person: `public.erase_person('nobody@example.com')`,
  export_person: `public.export_person('nobody@example.com')`,
  hand_back_outbox: `public.hand_back_outbox('{}')`,
  is_admin: 'public.is_admin()',
  open_call_slots: 'public.open_call_slots(1)',
  purge_expired: `public.purge_expired('2020-01-01')`,
  set_call_day: `public.set_call_day('2026-11-23', true, '{}')`,
  settle_outbox: 'public.settle_outbox(0)',
  site_url: 'public.site_url()',
  what_stays: `public.what_stays('nobody@example.com')`,
}

/** Who may call what, by trying it. */
export async function observeCallers(session: Session): Promise<Record<string, Person[]>> {
  const callers: Record<string, Person[]> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    callers[name] = []
    for (const person of EVERYBODY) {
      const refused = await refusal(as(session, person, () => session.query(`select * from ${call}`)))
      if (!refused) callers[name].push(person)
      else if (refused !== '42501') throw new Error(`${name} answered ${person} with ${refused}`)
    }
  }
  return callers
}

/** In Markdown, for reach.md. */
export function callersTable(callers: Record<string, Person[]>): string {
  const lines = Object.entries(callers).map(([name, people]) => `| \`${name}\` | ${people.join(', ')} |`)
  return ['| Function | called by |', '|---|---|', ...lines].join('\n')
}
