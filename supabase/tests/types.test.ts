import { expectTypeOf, test } from 'vitest'
import type { Database, Insert, Row, Update } from '#widgets/kit/backend/database.types.ts'

test('the browser cannot send columns that the server owns', () => {
  expectTypeOf<Insert<'newsletter_subscriptions'>>().toEqualTypeOf<{ email: string; user_agent?: string | null }>()
  expectTypeOf<keyof Insert<'web_call_tracking'>>().toEqualTypeOf<
    'phone_number' | 'source_page' | 'user_agent' | 'session_id'
  >()
  // @ts-expect-error The status is the team's.
  ;({ status: 'closed' }) satisfies Partial<Insert<'quote_requests'>>
  // @ts-expect-error Who booked is known from the token.
  ;({ user_id: '' }) satisfies Partial<Insert<'call_bookings'>>
})

test('a column’s choices are a union, and boxes that nobody reads have no rows', () => {
  expectTypeOf<Row<'quote_requests'>['status']>().toEqualTypeOf<'new' | 'contacted' | 'closed' | 'spam'>()
  expectTypeOf<Row<'unsubscribe_requests'>>().toEqualTypeOf<Record<never, never>>()
  expectTypeOf<keyof Update<'offers'>>().toEqualTypeOf<
    'insurer' | 'title' | 'body' | 'terms_url' | 'published' | 'starts_at' | 'ends_at'
  >()
})

test('functions answer with what they return', () => {
  expectTypeOf<Database['public']['Functions']['is_admin']['Returns']>().toEqualTypeOf<boolean>()
  expectTypeOf<Database['public']['Functions']['set_call_day']['Returns']>().toEqualTypeOf<Row<'call_slots'>[]>()
})
