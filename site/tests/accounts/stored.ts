import { randomUUID } from 'node:crypto'
import { query } from '#ci/own-backend.ts'

/** A quote request as the database keeps it. */
export async function storedRequest(fields: Record<string, unknown> = {}): Promise<{ id: string; reference: string }> {
  const row = {
    id: randomUUID(),
    cover_for: 'families',
    state: 'QLD',
    full_name: 'Robin Sample',
    email: 'robin@people.example',
    phone: '+61412345678',
    consent_version: '2026-11-21',
    answers: '{}',
    chosen_policies: '[]',
    ...fields,
  }
  const { user_id, created_at, ...inserted } = row as Record<string, unknown>
  const names = Object.keys(inserted)
  await query(
    `insert into public.quote_requests (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    ...Object.values(inserted),
  )
  // The trigger takes the person from the token and the time from the clock.
  if (user_id) await query('update public.quote_requests set user_id = $2 where id = $1', row.id, user_id)
  if (created_at) await query('update public.quote_requests set created_at = $2 where id = $1', row.id, created_at)
  const [kept] = await query<{ reference: string }>('select reference from public.quote_requests where id = $1', row.id)
  return { id: row.id, reference: kept!.reference }
}

/** A call booked on the last day that has a free slot: the journeys book on the first ones. */
export async function storedCall(fields: { full_name?: string; user_id?: string; phone?: string; link?: string } = {}) {
  const id = randomUUID()
  const phone = fields.phone ?? `+614${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  await query(
    `insert into public.call_bookings (id, manage_token, slot_date, slot_no, full_name, phone, consent_version)
     select $1, coalesce($4::uuid, gen_random_uuid()), slot_date, slot_no, $2, $3, '2026-11-21' from public.call_slots
      where slot_start > now() and booked < capacity and not closed order by slot_date desc, slot_no limit 1`,
    id,
    fields.full_name ?? 'Robin Sample',
    phone,
    fields.link ?? null,
  )
  if (fields.user_id) await query('update public.call_bookings set user_id = $2 where id = $1', id, fields.user_id)
  const [kept] = await query<{ reference: string }>('select reference from public.call_bookings where id = $1', id)
  return { id, reference: kept!.reference }
}

/** A message that its provider refused for good. */
export const stuckMessage = (recipient: string) =>
  query(
    `insert into public.outbox_messages (kind, channel, recipient, attempts, next_attempt_at, last_error)
     values ('quote-received', 'email', $1, 1, 'infinity', 'email: 422')`,
    recipient,
  )
