import { slotStart } from '#widgets/domain/call-slots.ts'
import { addDays, dayLabel } from '#widgets/domain/day.ts'
import { BACKEND_URL } from '../addresses.ts'
import { ask, type Checks, get, isHere, officeZone, rest, rows, site, today } from './asking.ts'
import { notEntered } from './national-holidays.ts'

/** These hold what visitors and partners entrusted to us. */
const CLOSED = [
  'quote_requests',
  'quote_withdrawals',
  'call_bookings',
  'booking_changes',
  'newsletter_subscriptions',
  'unsubscribe_requests',
  'contact_messages',
  'web_call_tracking',
  'outbox_messages',
  'partners',
  'data_requests',
]

/** One zone for each clock on the mainland: in winter two pairs of them show the same time. */
const CLOCKS = ['Brisbane', 'Sydney', 'Adelaide', 'Darwin', 'Perth'].map(city => `Australia/${city}`)

/** Whether the project is set up, keeps what it was entrusted with to itself, and can be booked. */
export const BACKEND: Checks = {
  async 'the backend accepts the key that the build holds'() {
    // A build without its variables works where it was made, next to a backend that runs there.
    if (new URL(BACKEND_URL).hostname === '127.0.0.1' && !isHere)
      return 'the pages connect to this machine; build with VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY of your project'
    const { status } = await rest('offers?select=id&limit=1')
    if (status === 401) return `${BACKEND_URL} refuses it; is it this project’s?`
    if (status === 404) return `${BACKEND_URL} has none of our tables; push the migrations`
    if (status !== 200) return `${BACKEND_URL} answers ${status}`
  },
  async 'nobody can read a request, a booking or a subscriber without signing in'() {
    let unseen: string | undefined
    for (const table of CLOSED) {
      const { status } = await rest(`${table}?limit=1`)
      if (status === 200) return `anybody can read ${table}; are all migrations applied?`
      // A gateway's 429 or 503 is no refusal: the next visitor may be let in.
      if (![401, 403, 404].includes(status)) unseen ??= `${table} answers ${status}; run this again`
    }
    if (unseen) return { unseen }
  },
  // People read their own booking through its link, so these columns may be asked for, and only the policy keeps the rows
  // apart. Before the first booking nobody can see from outside whether it does; the slots tell whether there is one.
  async 'nobody can read an existing booking without its link'() {
    const booked = await rows('call_bookings?select=reference,manage_token&limit=1')
    if (booked.length > 0)
      return 'anybody can read them all, with the keys that cancel them; are all migrations applied?'
    const taken = await rows('call_slots?select=booked&booked=gt.0&limit=1')
    if (taken.length === 0) return { unseen: 'there is none yet; book a call, then run this again' }
  },
  async 'people sign in by SMS and by email, and confirm both first'() {
    const settings = await ask('auth/v1/settings')
    if (settings.status !== 200) return `${BACKEND_URL}/auth/v1/settings answers ${settings.status}`
    const { external, disable_signup, mailer_autoconfirm, phone_autoconfirm } = await settings.json()
    if (!external.phone || !external.email) return 'one of the two is off; was supabase/config.toml pushed?'
    if (disable_signup) return 'nobody can sign up; was supabase/config.toml pushed?'
    const unsent = [mailer_autoconfirm && 'no verification link', phone_autoconfirm && 'no code'].filter(Boolean)
    if (unsent.length)
      return `${unsent.join(' and ')} is sent: anybody can sign up as anybody; turn confirmations on in Supabase’s dashboard, under Authentication`
  },
  async 'the links in sign-in emails lead here'() {
    if (isHere) return { skipped: 'on this machine no email is sent' }
    // A bad link leads where a good one would that does not say where it was asked for.
    const { headers } = await ask('auth/v1/verify?token=none&type=signup')
    const to = headers.get('location')
    if (!to || new URL(to).origin !== new URL(site).origin)
      return `they lead to ${to}; set site_url and additional_redirect_urls in supabase/config.toml to ${site} and push it as supabase/hosted.md says`
    // Auth keeps site_url as it was written, and the emails write /auth right behind it.
    const written = to.replace(/[?#].*/s, '')
    if (written.lastIndexOf('/') > written.indexOf('//') + 1)
      return `they begin with ${written}/auth, which many hosts do not know; in supabase/config.toml write site_url as ${site}, with nothing after it, and push it as supabase/hosted.md says`
  },
  async 'there are times to book in the coming days'() {
    const slots = await rows<{ capacity: number; booked: number }>(
      `call_slots?select=capacity,booked&closed=is.false&slot_date=gt.${today()}&slot_date=lte.${addDays(today(), 14)}`,
    )
    if (!slots.some(({ capacity, booked }) => booked < capacity))
      return 'none is open and free within two weeks; is the daily upkeep scheduled?'
  },
  async 'the pages and the database keep the office’s hours in the same zone'() {
    const [slot] = await rows<{ slot_date: string; slot_no: number; slot_start: string }>(
      'call_slots?select=slot_date,slot_no,slot_start&order=slot_start.desc&limit=1',
    )
    if (!slot) return { unseen: 'there is no slot yet to compare by; run this again when there are times to book' }
    const startIn = (zone: string) => slotStart(slot.slot_date, slot.slot_no, zone).getTime()
    if (startIn(officeZone) !== Date.parse(slot.slot_start))
      return `the pages say ${officeZone} (VITE_BRAND), private.office_zone() says another; see 20261121001000_call_slots.sql`
    const seasons = ['01-15', '07-15'].map(day => `${slot.slot_date.slice(0, 4)}-${day}`)
    const goesAs = (zone: string) =>
      seasons.every(day => slotStart(day, 0, zone).getTime() === slotStart(day, 0, officeZone).getTime())
    const another = CLOCKS.find(zone => startIn(zone) === startIn(officeZone) && !goesAs(zone))
    if (another)
      return {
        unseen: `until the clocks change, ${another} shows the same time as ${officeZone}; look at private.office_zone() in the database`,
      }
  },
  async 'the days on which the office is closed are entered'() {
    const ahead = await rows<{ day: string }>(`public_holidays?select=day&day=gt.${today()}&order=day`)
    if (ahead.length === 0) return 'none is entered for the future; visitors can book on Christmas Day'
    const missing = notEntered(
      ahead.map(({ day }) => day),
      today(),
    )
    if (missing)
      return `${missing.name}, ${dayLabel(missing.day)}, is not, and visitors can book on it; add it in the dashboard, under Slots`
  },
  async 'the function that sends messages is there, and lets no stranger in'() {
    if (await isEmbedded()) return { skipped: SENDS_NOTHING }
    const answer = await get(SENDER, { method: 'POST' })
    const said = await answer.text()
    if (answer.status === 401 && said === 'Not for you') return
    if (answer.status === 404) return 'the function drain-outbox is not there; deploy it as supabase/hosted.md says'
    if (answer.status === 401)
      return 'its schedule is not let in; deploy drain-outbox with verify_jwt = false, as in supabase/config.toml'
    return `drain-outbox answers ${answer.status}: ${said}`
  },
  async 'the links in messages lead here'() {
    if (await isEmbedded()) return { skipped: SENDS_NOTHING }
    // The button to unsubscribe leads where the links do, without a token too.
    const to = (await get(`${SENDER}/unsubscribe`)).headers.get('location')
    if (!to) return { unseen: 'the function drain-outbox does not tell; push the migrations and deploy it again' }
    if (new URL(to).origin !== new URL(site).origin)
      return `they lead to ${new URL(to).origin}; set site_url in private.settings to ${site}, as supabase/hosted.md says`
  },
  async 'that function has all its secrets'() {
    if (await isEmbedded()) return { skipped: SENDS_NOTHING }
    const secret = process.env.DRAIN_SECRET
    if (!secret) return { unseen: 'it tells only those who know DRAIN_SECRET; give that to this command too' }
    // It sends nothing when asked with GET.
    const answer = await get(SENDER, { headers: { authorization: `Bearer ${secret}` } })
    const said = await answer.text()
    if (answer.status === 401)
      return 'it does not know the DRAIN_SECRET that is given here; set the same one with supabase secrets set and in the vault'
    if (answer.status !== 200) return said
    if (said !== 'Ready') return { unseen: 'it is an older one, which does not tell; deploy drain-outbox again' }
  },
}

const SENDER = `${BACKEND_URL}/functions/v1/drain-outbox`
const SENDS_NOTHING = 'the embedded backend sends nothing; its page /outbox shows what it would have sent'

let embedded: Promise<boolean> | undefined
/** Asked once. */
function isEmbedded() {
  embedded ??= get(`${BACKEND_URL}/outbox`).then(({ status }) => status === 200)
  return embedded
}
