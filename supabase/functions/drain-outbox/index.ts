// Runs on Supabase's edge (Deno), every minute; see supabase/README.md for its secrets and its schedule.
import { createClient } from 'npm:@supabase/supabase-js@2.119.0'
import { drain } from './drain.ts'
import type { OutboxMessage } from './messages.ts'
import { sendThrough } from './providers.ts'

const secret = (name: string) => {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`The secret ${name} is missing; set it with "supabase secrets set ${name}=…".`)
  return value
}

Deno.serve(async request => {
  if (request.headers.get('authorization') !== `Bearer ${secret('DRAIN_SECRET')}`)
    return new Response('Not for you', { status: 401 })

  const database = createClient(secret('SUPABASE_URL'), secret('SUPABASE_SERVICE_ROLE_KEY'))
  const tally = await drain(
    {
      async claim() {
        const { data, error } = await database.rpc('claim_outbox', { p_most: 20 })
        if (error) throw error
        return data as OutboxMessage[]
      },
      async settle(id, failure) {
        const { error } = await database.rpc('settle_outbox', { p_id: id, p_error: failure })
        if (error) throw error
      },
    },
    sendThrough({
      resendKey: secret('RESEND_API_KEY'),
      emailFrom: secret('EMAIL_FROM'),
      twilioAccount: secret('TWILIO_ACCOUNT_SID'),
      twilioToken: secret('TWILIO_AUTH_TOKEN'),
      smsFrom: secret('SMS_FROM'),
    }),
  )
  return Response.json(tally)
})
