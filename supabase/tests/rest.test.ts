import { beforeAll, describe, expect, test } from 'vitest'
import { BOXES, monday, SAMPLES } from '../catalogue/samples.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts'
import { freshBackend } from './fresh-backend.ts'
import { signInByPhone, visitor } from './visitor.ts'

const TABLES = Object.keys(SAMPLES).filter(table => !table.startsWith('private.'))
const OPEN = ['call_slots', 'public_holidays', 'offers']
const own = freshBackend()
let people: Record<'anonymous' | 'signed in' | 'administrator', ReturnType<typeof visitor>>

beforeAll(async () => {
  const stranger = await signInByPhone(own.backend.url, '+61491570110')
  const admin = await signInByPhone(own.backend.url, '+61491570156')
  await own.backend.query('insert into private.admins (user_id) values ($1)', [admin.id])
  people = {
    anonymous: own.anybody,
    'signed in': visitor(own.backend.url, stranger.token),
    administrator: visitor(own.backend.url, admin.token),
  }
  await own.backend.query(
    'insert into public.call_slots (slot_date, slot_no, capacity) values ($1, 3, 50) on conflict (slot_date, slot_no) do update set capacity = 50',
    [monday(1)],
  )
  await people.anonymous.insert('call_bookings', SAMPLES.call_bookings!(1))
  await people.anonymous.insert('call_bookings', SAMPLES.call_bookings!(2))
  await people.anonymous.insert('quote_requests', json(SAMPLES.quote_requests!(1)))
  await people.anonymous.insert('newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
  await people.anonymous.insert('contact_messages', SAMPLES.contact_messages!(1))
})

/** The samples carry JSON as text, for SQL. */
const json = (row: Record<string, unknown>) =>
  'answers' in row ? { ...row, answers: { hospital: true }, chosen_policies: [] } : row

describe('through REST, after lite’s first requests', () => {
  test.each(TABLES)('anonymous visitors can read %s if it is open, and otherwise get 401', async table => {
    const { status, body } = await people.anonymous.read(table)

    expect(status).toBe(OPEN.includes(table) ? 200 : 401)
    if (!OPEN.includes(table)) expect(body.code).toBe('42501')
  })

  test.each(TABLES)('anonymous visitors can insert into %s only if it is a box', async table => {
    const { status, body } = await people.anonymous.insert(table, json(SAMPLES[table]!(3)))

    if (BOXES.includes(table)) expect({ status, body }).toEqual({ status: 201, body: '' })
    else expect({ status, code: body.code }).toEqual({ status: 401, code: '42501' })
  })

  test.each(TABLES)('anonymous visitors can neither change nor delete anything in %s', async table => {
    const column = Object.keys(SAMPLES[table]!(1))[0]!
    const somebody = `${column}=not.is.null`

    expect((await people.anonymous.change(table, somebody, { [column]: SAMPLES[table]!(1)[column] })).status).toBe(401)
    expect((await people.anonymous.remove(table, somebody)).status).toBe(401)
  })

  test.each(BOXES)('a signed-in stranger sees nobody’s rows in %s', async table => {
    const { status, body } = await people['signed in'].read(table, 'select=created_at')

    expect(status === 403 || body.length === 0).toBe(true)
  })

  test.each(['newsletter_subscriptions', 'quote_requests', 'call_bookings', 'contact_messages'])(
    'an administrator sees the rows of %s',
    async table => {
      expect((await people.administrator.read(table, 'select=created_at')).body.length).toBeGreaterThan(0)
    },
  )

  test('columns that the server owns cannot be sent', async () => {
    const { status, body } = await people.anonymous.insert('quote_requests', {
      ...json(SAMPLES.quote_requests!(8)),
      status: 'closed',
    })

    expect({ status, code: body.code }).toEqual({ status: 401, code: '42501' })
  })

  test('nobody gets back the row that they inserted', async () => {
    const { status } = await people.anonymous.request(
      'POST',
      '/rest/v1/newsletter_subscriptions',
      { email: 'back@example.com', user_agent: null },
      { prefer: 'return=representation' },
    )

    expect(status).toBe(401)
  })

  test('two rows in one request are refused with 413', async () => {
    const rows = [1, 2].map(n => ({ email: `two${n}@example.com`, user_agent: null }))

    expect(await people.anonymous.insert('newsletter_subscriptions', rows)).toMatchObject({
      status: 413,
      body: { code: 'PT413' },
    })
  })

  test('an administrator who saw an older version changes nothing', async () => {
    const id = SAMPLES.quote_requests!(1).id
    const first = await people.administrator.change('quote_requests', `id=eq.${id}&version=eq.1`, {
      status: 'contacted',
    })
    const second = await people.administrator.change('quote_requests', `id=eq.${id}&version=eq.1`, { status: 'closed' })

    expect(first.body).toMatchObject([{ status: 'contacted', version: 2 }])
    expect(second.body).toEqual([])
  })

  test('an offer can only be published with the address of its terms; a draft needs none', async () => {
    const published = await people.administrator.insert('offers', { ...SAMPLES.offers!(1), terms_url: null })
    const draft = await people.administrator.insert('offers', { ...SAMPLES.offers!(2), terms_url: null })

    expect(published.status).toBeGreaterThanOrEqual(400)
    expect(draft.status).toBe(201)
  })

  test('only the team sees an offer before it begins or after it has ended', async () => {
    const offers = [
      { id: crypto.randomUUID(), starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-02-01T00:00:00Z' },
      { id: crypto.randomUUID(), starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' },
      { id: crypto.randomUUID(), starts_at: '2098-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' },
    ]
    for (const offer of offers) await people.administrator.insert('offers', { ...SAMPLES.offers!(3), ...offer })
    const seenBy = async (person: ReturnType<typeof visitor>) => {
      const { body } = await person.read(
        'offers',
        `select=id&id=in.(${offers.map(({ id }) => id)})&order=starts_at,ends_at`,
      )
      return body.map(({ id }: { id: string }) => offers.findIndex(offer => offer.id === id))
    }

    expect(await seenBy(people.anonymous)).toEqual([1])
    expect(await seenBy(people['signed in'])).toEqual([1])
    expect(await seenBy(people.administrator)).toEqual([0, 1, 2])
  })

  test('the team reads a page of a list, and the next one from the place where the last one ended', async () => {
    const read = async (p_after?: unknown) =>
      (await people.administrator.call('admin_ledger', { p_ledger: 'quote_requests', p_limit: 1, p_after })).body
    const [first] = await read()

    expect(first).toMatchObject({ full_name: expect.any(String), status: expect.any(String) })
    expect((await read(first.place))[0]?.id).not.toBe(first.id)
  })

  test.each([
    '+61491570006',
    '1e5',
    '007',
    '0x1F',
    'null',
    'true',
    'false',
    'a,b',
    '"said"',
    'back\\slash',
    'two words',
  ])('a filter finds a text as it is written: %s', async sought => {
    const { id } = SAMPLES.contact_messages!(1)
    await own.backend.query('update public.contact_messages set topic = $2 where id = $1', [id, sought])
    const found = async (filter: string) =>
      (await people.administrator.read('contact_messages', `select=id&topic=${encodeURIComponent(filter)}`)).body
    const quoted = `"${sought.replace(/["\\]/g, character => `\\${character}`)}"`

    expect(await found(`eq.${sought}`)).toEqual([{ id }])
    expect(await found(`in.(other,${quoted})`)).toEqual([{ id }])
    if (!/[",]/.test(sought)) expect(await found(`in.(other,${sought})`)).toEqual([{ id }])
    expect(await found(`neq.${sought}`)).not.toContainEqual({ id })
  })

  test('a filter knows “now” by the database’s clock', async () => {
    const times = async (filter: string) =>
      (await people.anonymous.read('call_slots', `select=slot_date&slot_start=${filter}`)).body.length

    expect(await times('gt.now')).toBeGreaterThan(0)
    for (const is of ['gt', 'lte']) {
      const before = await times(`${is}.now`)
      const byOurs = await times(`${is}.${new Date().toISOString()}`)
      // One may begin in between.
      expect([before, await times(`${is}.now`)]).toContain(byOurs)
    }
  })

  test('a filter finds yes and no, however they are written', async () => {
    const closed = async (filter: string) =>
      (await people.anonymous.read('public_holidays', `select=day&closed=${filter}`)).body.length
    const all = await closed('not.is.null')

    expect(all).toBeGreaterThan(0)
    expect(await Promise.all(['eq.true', 'eq.t', 'neq.false', 'in.(true)', 'is.true'].map(closed))).toEqual(
      Array(5).fill(all),
    )
    expect(await closed('eq.false')).toBe(0)
  })

  test('a malformed token is refused, and counts as anonymous only if it is the key', async () => {
    const withToken = (token: string) =>
      people.anonymous.request('GET', '/rest/v1/offers?select=id', undefined, { authorization: `Bearer ${token}` })

    expect(await withToken('nonsense')).toMatchObject({
      status: 401,
      body: { code: 'PGRST301', message: 'Expected 3 parts in JWT; got 1' },
    })
    expect((await withToken('a.b.c')).status).toBe(401)
    expect((await withToken(LOCAL_PUBLISHABLE_KEY)).status).toBe(200)
  })

  test('many at once, good and bad, do not touch each other', async () => {
    const rows = Array.from({ length: 40 }, (_, n) => ({
      ...json(SAMPLES.quote_requests!(100 + n)),
      cover_for: n % 2 ? 'singles' : 'nobody',
    }))

    const answers = await Promise.all(rows.map(row => people.anonymous.insert('quote_requests', row)))

    expect(answers.map(answer => answer.status === 201)).toEqual(rows.map(row => row.cover_for === 'singles'))
  })
})

describe('a call that was booked', () => {
  const link = SAMPLES.call_bookings!(1).manage_token

  test('is shown to anybody with its link, without a name or a number', async () => {
    const { body } = await people.anonymous.call('booking_by_token', { p_token: link })

    expect(body).toEqual([
      {
        reference: expect.stringMatching(/^HC-/),
        slot_date: monday(1),
        slot_no: 3,
        status: 'booked',
        is_coming: true,
      },
    ])
  })

  test('is one booking for an administrator who follows the link, too', async () => {
    expect((await people.administrator.call('booking_by_token', { p_token: link })).body).toHaveLength(1)
  })

  test('cannot be looked at with another link', async () => {
    const answer = await people.anonymous.call('booking_by_token', { p_token: crypto.randomUUID() })

    expect(answer).toEqual({ status: 200, body: [] })
  })

  test('is moved and cancelled with the link, and a repeat is answered with 23505', async () => {
    await own.backend.query(
      'insert into public.call_slots (slot_date, slot_no) values ($1, 5) on conflict do nothing',
      [monday(1)],
    )
    const move = { id: crypto.randomUUID(), manage_token: link, action: 'move', slot_date: monday(1), slot_no: 5 }
    const cancel = { id: crypto.randomUUID(), manage_token: link, action: 'cancel' }

    expect((await people.anonymous.insert('booking_changes', move)).status).toBe(201)
    expect(await people.anonymous.insert('booking_changes', move)).toMatchObject({
      status: 409,
      body: { code: '23505', message: expect.stringContaining('booking_changes_pkey') },
    })
    expect((await people.anonymous.insert('booking_changes', cancel)).status).toBe(201)
    expect((await people.anonymous.call('booking_by_token', { p_token: link })).body).toMatchObject([
      { slot_no: 5, status: 'cancelled' },
    ])
  })

  test('cannot be changed without its link', async () => {
    const guess = { id: crypto.randomUUID(), manage_token: crypto.randomUUID(), action: 'cancel' }

    expect(await people.anonymous.insert('booking_changes', guess)).toMatchObject({
      status: 404,
      body: { code: 'PT404', message: 'no_such_booking' },
    })
  })

  test('cannot be made or moved into a slot that is full, closed or over', async () => {
    const slot = { slot_date: monday(1), slot_no: 9 }
    await own.backend.query(
      'insert into public.call_slots (slot_date, slot_no, capacity) values ($1, 9, 0) on conflict (slot_date, slot_no) do update set capacity = 0',
      [slot.slot_date],
    )
    const other = SAMPLES.call_bookings!(31)
    expect(await people.anonymous.insert('call_bookings', other)).toMatchObject({ status: 201 })
    const call = { ...SAMPLES.call_bookings!(30), ...slot }
    const expectRefused = async () => {
      const move = { id: crypto.randomUUID(), manage_token: other.manage_token, action: 'move', ...slot }
      const refused = { status: 409, body: { code: 'PT409', message: 'slot_unavailable' } }
      expect(await people.anonymous.insert('call_bookings', call)).toMatchObject(refused)
      expect(await people.anonymous.insert('booking_changes', move)).toMatchObject(refused)
    }

    await expectRefused()
    await own.backend.query(
      'update public.call_slots set capacity = 5, closed = true where slot_date = $1 and slot_no = 9',
      [slot.slot_date],
    )
    await expectRefused()
    await own.backend.query(
      `update public.call_slots set closed = false, slot_start = now() - interval '1 minute'
        where slot_date = $1 and slot_no = 9`,
      [slot.slot_date],
    )
    await expectRefused()
    // Nothing but the time was in their way.
    await own.backend.query(
      `update public.call_slots set slot_start = now() + interval '1 hour' where slot_date = $1 and slot_no = 9`,
      [slot.slot_date],
    )
    expect(await people.anonymous.insert('call_bookings', call)).toMatchObject({ status: 201 })
  })

  test('is refused as a fourth for one phone, in the word that the browser waits for', async () => {
    const calls = [50, 51, 52, 53].map(n => ({ ...SAMPLES.call_bookings!(n), phone: '+61491570159' }))
    for (const call of calls.slice(0, 3))
      expect(await people.anonymous.insert('call_bookings', call)).toMatchObject({ status: 201 })

    // Any other 429 means that the browser tries again later.
    expect(await people.anonymous.insert('call_bookings', calls[3]!)).toMatchObject({
      status: 429,
      body: { code: 'PT429', message: 'too_many_bookings' },
    })
  })

  test('cannot be moved once it was cancelled', async () => {
    const call = SAMPLES.call_bookings!(54)
    const change = (rest: object) =>
      people.anonymous.insert('booking_changes', {
        id: crypto.randomUUID(),
        manage_token: call.manage_token,
        ...rest,
      })
    await people.anonymous.insert('call_bookings', call)
    expect(await change({ action: 'cancel' })).toMatchObject({ status: 201 })

    expect(await change({ action: 'move', slot_date: monday(1), slot_no: 3 })).toMatchObject({
      status: 409,
      body: { code: 'PT409', message: 'too_late' },
    })
  })

  test('belongs to the person who was signed in, and they can cancel it themselves', async () => {
    const me = await signInByPhone(own.backend.url, '+61491570157')
    const mine = visitor(own.backend.url, me.token)
    const { id } = SAMPLES.call_bookings!(40)
    await mine.insert('call_bookings', { ...SAMPLES.call_bookings!(40), id })

    expect((await mine.read('call_bookings', 'select=id,status')).body).toEqual([{ id, status: 'booked' }])
    expect((await mine.change('call_bookings', `id=eq.${id}`, { status: 'done' })).status).toBe(403)
    expect((await mine.change('call_bookings', `id=eq.${id}`, { status: 'cancelled' })).body).toMatchObject([
      { status: 'cancelled' },
    ])
    expect((await people['signed in'].change('call_bookings', `id=eq.${id}`, { status: 'booked' })).body).toEqual([])
  })
})
