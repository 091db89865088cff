import { randomUUID } from 'node:crypto'
import { startBackend } from '../local/backend.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts'
import { line, rate, said } from './measure.ts'

/** What a browser asks of it and sends it, ten at a time. */
export async function embedded() {
  await using backend = await startBackend({ port: 0, siteUrl: 'http://127.0.0.1:4173' })
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', prefer: 'return=minimal' }
  const ask = async (path: string, body?: unknown) => {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body ? JSON.stringify(body) : undefined,
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
  await ask('offers?select=id')
  const request = { cover_for: 'singles', state: 'QLD', full_name: 'Bench', consent_version: '2026-11-21' }
  line(
    'insert into newsletter_subscriptions',
    said(await rate(600, 10, n => ask('newsletter_subscriptions', { email: `bench${n}@example.com` }))),
  )
  line(
    'insert into quote_requests',
    said(await rate(600, 10, () => ask('quote_requests', { ...request, id: randomUUID(), phone: '+61491570156' }))),
  )
  line(
    'select of the open call slots',
    said(await rate(600, 10, () => ask('call_slots?select=slot_date,slot_no,booked&limit=220'))),
  )
  line('select of the current offers', said(await rate(600, 10, () => ask('offers?select=title,body,ends_at'))))
}
