import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { changeSession, NOBODY } from '#site/session/store.ts'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'
import { Contained } from './contained.tsx'
import { HandleForm } from './ledger/handle-form.tsx'
import { HandledLedger } from './ledger/handled-ledger.tsx'
import type { Entry } from './ledger/save.ts'
import { OfferForm } from './offers/offer-form.tsx'
import { Panel } from './panel.tsx'
import { PartnerForm } from './partners/partner-form.tsx'
import { OnePerson } from './person/one-person.tsx'
import type { Saved } from './save-over.ts'
import { SlotLine } from './slots/slot-line.tsx'

afterEach(cleanup)

const entry: Entry = {
  id: 'x',
  place: [],
  reference: 'HC-0000-0000',
  full_name: 'Robin Sample',
  status: 'new',
  notes: '',
  version: 1,
  is_suspect: false,
}
const keep = async (seen: Entry, change: object): Promise<Saved<Entry>> => ({
  outcome: 'saved',
  row: { ...seen, ...change, version: 2 },
})

/** The form over an entry that is kept as it was saved. */
function Kept() {
  const [kept, setKept] = useState(entry)
  async function save(seen: Entry, change: object) {
    const saved = await keep(seen, change)
    if ('row' in saved) setKept(saved.row)
    return saved
  }
  return <HandleForm entry={kept} statuses={{ new: 'New', closed: 'Closed' }} onSave={save} />
}

function openedEntry() {
  const onClose = vi.fn()
  render(
    <Panel title="An entry" onClose={onClose}>
      <Kept />
    </Panel>,
  )
  return { onClose, notes: screen.getByLabelText('Notes for the team') as HTMLTextAreaElement }
}

test('notes that are not saved are not lost to Escape, once, twice or by the cross', async () => {
  const { onClose, notes } = openedEntry()
  await userEvent.fill(notes, 'Called twice')

  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'What you typed is not saved. Close and lose it?' })
  await expect.poll(() => document.activeElement?.textContent).toBe('Keep it open')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => question.isConnected).toBe(false)
  expect(document.activeElement).toBe(notes)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
  expect(notes.value).toBe('Called twice')
  expect(onClose).not.toHaveBeenCalled()

  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Lose it' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('a partner that is typed and not saved is not lost to Escape', async () => {
  const onClose = vi.fn()
  render(<PartnerForm partner={undefined} onWritten={vi.fn()} onClose={onClose} />)
  await userEvent.fill(screen.getByLabelText('Name'), 'A site of theirs')

  await userEvent.keyboard('{Escape}')

  await screen.findByText('What you typed is not saved. Close and lose it?')
  expect(onClose).not.toHaveBeenCalled()
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('A site of theirs')
})

test('the browser’s Back closes an opened entry, and asks before unsaved notes are lost', async () => {
  const { onClose, notes } = openedEntry()
  const entries = history.length
  await userEvent.fill(notes, 'Called twice')

  history.back()
  await screen.findByRole('alertdialog', { name: 'What you typed is not saved. Close and lose it?' })
  await userEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
  expect(notes.value).toBe('Called twice')
  expect(onClose).not.toHaveBeenCalled()

  await userEvent.fill(notes, '')
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(history.length).toBe(entries)
})

test('an entry that is closed by a key leaves no step behind in the history', async () => {
  const below = history.state
  const { onClose } = openedEntry()
  expect(history.state).not.toEqual(below)

  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  cleanup()

  await expect.poll(() => history.state).toEqual(below)
})

test('leaving the page asks too while something is not saved', async () => {
  const { notes } = openedEntry()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)

  await userEvent.fill(notes, 'Called twice')

  expect(leave()).toBe(true)
})

test('a panel in which nothing differs closes at once', async () => {
  const { onClose, notes } = openedEntry()
  await userEvent.fill(notes, 'x')
  await userEvent.fill(notes, '')

  await userEvent.keyboard('{Escape}')

  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('an entry that fails as it is drawn leaves its panel, its status and its notes', () => {
  const Failing = () => {
    throw new Error('for this test')
  }
  const onCaughtError = vi.fn()
  render(
    <Panel title="An entry" onClose={vi.fn()}>
      <Kept />
      <Contained>
        <Failing />
      </Contained>
    </Panel>,
    { onCaughtError },
  )

  expect(screen.getByRole('dialog', { name: 'An entry' })).toBeVisible()
  expect(screen.getByLabelText('Notes for the team')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'What this entry says could not be shown. It can still be saved as a file with its list.',
  )
  expect(onCaughtError).toHaveBeenCalledOnce()
})

test('“Saved” stands beside what is saved, and beside nothing else', async () => {
  const { notes } = openedEntry()
  await userEvent.fill(notes, 'Called')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')

  await userEvent.fill(notes, 'Called twice')

  expect(screen.queryByText('Saved')).toBeNull()
})

test('notes that were pasted whole are not cut: what is too long is said, and nothing is sent', async () => {
  const onSave = vi.fn(keep)
  render(<HandleForm entry={entry} statuses={{ new: 'New' }} onSave={onSave} />)
  const notes = screen.getByLabelText('Notes for the team') as HTMLTextAreaElement
  notes.focus()
  document.execCommand('insertText', false, 'x'.repeat(4001))

  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Shorten the note to 4,000 characters: it has 4,001.')
  expect(notes.value).toHaveLength(4001)
  expect(document.activeElement).toBe(notes)
  expect(onSave).not.toHaveBeenCalled()
})

test('what somebody else wrote meanwhile stands where nothing was typed, and beside what was', async () => {
  const onSave = vi.fn(keep)
  const form = (now: Entry) => <HandleForm entry={now} statuses={{ new: 'New', closed: 'Closed' }} onSave={onSave} />
  const { rerender } = render(form(entry))
  const notes = screen.getByLabelText('Notes for the team') as HTMLTextAreaElement

  const theirs = { ...entry, notes: 'From a colleague', version: 2 }
  rerender(form(theirs))
  expect(notes.value).toBe('From a colleague')

  await userEvent.fill(notes, 'From a colleague, and mine')
  rerender(form({ ...theirs, notes: 'Theirs once more', version: 3 }))
  expect(notes.value).toBe('From a colleague, and mine')
  await screen.findByText('Their notes: Theirs once more')
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
  expect(onSave.mock.calls[0]?.[0].version).toBe(3)
})

test('what one changed oneself beside what is typed is nobody else’s, and hides nothing that is', async () => {
  const form = (now: Entry, own?: Entry) => (
    <HandleForm entry={now} own={own} statuses={{ new: 'New', closed: 'Closed' }} onSave={keep} />
  )
  const { rerender } = render(form(entry))
  const status = screen.getByLabelText('Status') as HTMLSelectElement
  await userEvent.fill(screen.getByLabelText('Notes for the team'), 'Mine')
  await userEvent.selectOptions(status, 'Closed')
  await userEvent.selectOptions(status, 'New')

  const own = { ...entry, status: 'closed', version: 2 }
  rerender(form(own, own))
  expect(status.value).toBe('closed')
  expect(screen.queryByRole('alert')).toBeNull()

  await userEvent.selectOptions(status, 'New')
  expect(status.value).toBe('new')
  expect(screen.queryByRole('alert')).toBeNull()

  rerender(form({ ...own, notes: 'From a colleague', version: 3 }, own))
  await screen.findByText('Their notes: From a colleague')
})

test('whoever hears of a new status is named before it is saved', async () => {
  const tells = (_: Entry, status: string) => (status === 'closed' ? 'sends an SMS' : '')
  render(<HandleForm entry={entry} statuses={{ new: 'New', closed: 'Closed' }} tells={tells} onSave={keep} />)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveAccessibleDescription('')

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Closed')

  expect(save).toHaveAccessibleDescription('Saving sends an SMS.')
})

test('what an offer lacks is said at its fields, and the first of them gets the focus', async () => {
  render(<OfferForm offer={undefined} onWritten={vi.fn()} onClose={vi.fn()} />)

  await userEvent.click(screen.getByRole('button', { name: 'Save the offer' }))

  const fund = screen.getByLabelText('Fund')
  await expect.poll(() => document.activeElement).toBe(fund)
  expect(fund).toHaveAccessibleDescription('Enter the fund.')
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title.')
})

test('whoever is looked for by no address and no number leads the focus to the field that says so', async () => {
  render(<OnePerson />)

  await userEvent.click(screen.getByRole('button', { name: 'Erase …' }))

  const address = screen.getByLabelText('Email address')
  await expect.poll(() => document.activeElement).toBe(address)
  expect(address).toHaveAccessibleDescription(/^Enter a valid email address/)
})

test('the days of an offer are typed by keyboard, year and all', async () => {
  render(<OfferForm offer={undefined} onWritten={vi.fn()} onClose={vi.fn()} />)
  const until = screen.getByLabelText('Until') as HTMLInputElement
  until.focus()

  await userEvent.keyboard('12312027')

  expect(until.value).toBe('2027-12-31')
  await screen.findByText('Ends on 31 December 2027')
})

test('a slot takes no second change while the first is on its way', async () => {
  const onChange = vi.fn()
  const slot = {
    slot_date: '2026-12-01',
    slot_no: 0,
    slot_start: '',
    capacity: 2,
    booked: 0,
    closed: false,
    version: 1,
  }
  const line = (held: boolean) => (
    <table>
      <tbody>
        <SlotLine slot={slot} held={held} onChange={onChange} />
      </tbody>
    </table>
  )
  const { rerender } = render(line(true))
  const more = screen.getByRole('button', { name: 'One place more at 9:00 AM' })
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Taking calls at 9:00 AM: ?Open$/ }))
  expect(onChange).not.toHaveBeenCalled()

  rerender(line(false))
  fireEvent.click(more)

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ capacity: 3 })
})

type Kept = Record<string, unknown>

/** A backend that keeps these rows by id or slug, and changes one only over the version that is named. */
function backendWith(...rows: Kept[]) {
  const keyOf = (row: Kept) => row.id ?? row.slug
  let line = async () => {}

  function answer({ pathname, searchParams }: URL, { method = 'GET', body }: RequestInit) {
    if (pathname.endsWith('/admin_ledger')) return Response.json(rows)
    if (pathname.endsWith('/is_admin')) return Response.json(true)
    const sent = body ? JSON.parse(`${body}`) : {}
    if (method === 'POST') {
      if (rows.some(row => keyOf(row) === keyOf(sent)))
        return Response.json({ code: '23505', message: 'duplicate key value' }, { status: 409 })
      rows.push({ version: 1, updated_at: '', ...sent })
      return Response.json(rows.slice(-1))
    }
    const named = [...searchParams].filter(([, value]) => value.startsWith('eq.'))
    const found = rows.filter(row => named.every(([column, value]) => value === `eq.${row[column]}`))
    if (method === 'PATCH') for (const row of found) Object.assign(row, sent, { version: Number(row.version) + 1 })
    return Response.json(found)
  }
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init = {}) => {
    const way = line
    line = async () => {}
    const answered = answer(new URL(`${input}`), init)
    await way()
    return answered
  })
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  return {
    rows,
    /** The next answer comes once it is let go, or does not come at all. */
    holdNext() {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      promise.catch(() => {})
      line = () => promise
      return { letGo: () => resolve(), lose: () => reject(new TypeError('The line broke')) }
    },
  }
}

/** Toasts stay for a while: each test has references of its own. */
const suspect = (reference: string) => ({ ...entry, id: reference, reference, is_suspect: true })

async function openedLedger(...entries: Kept[]) {
  const backend = backendWith(...entries)
  render(
    <MemoryRouter>
      <Toaster />
      <HandledLedger<Entry>
        of="contact_messages"
        caption="Entries"
        searchFor="reference"
        empty="None fits."
        statuses={{ new: 'New', closed: 'Closed' }}
        columns={[{ head: 'Reference', cell: row => row.reference }]}
        exported={{ file: 'entries', columns: {} }}
        details={() => null}
      />
    </MemoryRouter>,
  )
  return {
    ...backend,
    open: async (reference: string) => userEvent.click(await screen.findByRole('button', { name: reference })),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    notes: () => screen.getByLabelText('Notes for the team') as HTMLTextAreaElement,
  }
}

test('who lets somebody in keeps the notes that are not saved yet, and saves them over what was let in', async () => {
  const { rows, open, press, notes } = await openedLedger(suspect('HC-A'))
  await open('HC-A')
  await userEvent.fill(notes(), 'A person after all')

  await press('Let this person in')

  await screen.findByText('HC-A is among the others now')
  expect(notes().value).toBe('A person after all')
  expect(screen.queryByRole('button', { name: 'Let this person in' })).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Status', { selector: 'dialog *' }))
  await press('Save')
  await screen.findByText('Saved')
  expect(rows).toMatchObject([{ is_suspect: false, notes: 'A person after all' }])
})

test('an answer that is late closes no other entry, and is told where nobody has the entry open any more', async () => {
  const { holdNext, open, press, notes } = await openedLedger(suspect('HC-B'), suspect('HC-C'))
  await open('HC-B')
  const lost = holdNext()
  await press('Let this person in')
  await press('Close')
  lost.lose()
  await screen.findByText('HC-B was not let in')

  await open('HC-B')
  const late = holdNext()
  await press('Let this person in')
  await press('Close')
  await open('HC-C')
  await userEvent.fill(notes(), 'Called twice')
  late.letGo()

  await screen.findByText('HC-B is among the others now')
  expect(screen.getByRole('dialog', { name: /HC-C/ })).toBeVisible()
  expect(notes().value).toBe('Called twice')
})

test('once one let somebody in oneself, nothing offers to take back what came before', async () => {
  const { open, press, notes } = await openedLedger(suspect('HC-D'))
  await open('HC-D')
  await userEvent.fill(notes(), 'Called')
  await press('Save')
  await screen.findByText('Saved')

  await press('Let this person in')

  await screen.findByText('HC-D is among the others now')
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
})

test('what is saved while an earlier change is taken back keeps its own way back', async () => {
  const { rows, holdNext, open, press, notes } = await openedLedger(
    { ...suspect('HC-E'), is_suspect: false },
    { ...suspect('HC-F'), is_suspect: false },
  )
  await open('HC-E')
  await userEvent.fill(notes(), 'Of A')
  await press('Save')
  await screen.findByText('Saved')
  await press('Close')
  await open('HC-F')
  await userEvent.fill(notes(), 'Of B')
  const saving = holdNext()
  await press('Save')
  await press('Close')
  await press('Lose it')
  const undoing = holdNext()
  await press('Undo')
  saving.letGo()
  await screen.findByText('HC-F was changed.')

  undoing.letGo()

  await screen.findByText('HC-E is as it was before. HC-F was changed.')
  await expect.poll(() => screen.getByRole('button', { name: 'Undo' }).ariaDisabled).toBeNull()
  await press('Undo')
  await screen.findByText('HC-F is as it was before.')
  expect(rows).toMatchObject([{ notes: '' }, { notes: '' }])
})

const saveOffer = () => userEvent.click(screen.getByRole('button', { name: 'Save the offer' }))
const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text)

async function typedOffer() {
  const onWritten = vi.fn()
  render(<OfferForm offer={undefined} onWritten={onWritten} onClose={vi.fn()} />)
  await fill('Fund', 'A fund')
  await fill('Title', 'As typed at first')
  return onWritten
}

test('an offer whose answer was lost is saved at the next try as it is typed by then', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = await typedOffer()
  holdNext().lose()
  await saveOffer()
  await screen.findByText(/What you typed is still here/)

  await fill('Title', 'As corrected')
  await saveOffer()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ title: 'As corrected' }])
})

test('an offer whose answer was lost, and which a colleague changed since, is shown beside what is typed', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = await typedOffer()
  holdNext().lose()
  await saveOffer()
  await screen.findByText(/What you typed is still here/)
  Object.assign(rows[0]!, { title: 'As a colleague has it', version: 2 })

  await saveOffer()

  await screen.findByText('Their title: As a colleague has it')
  expect(onWritten).not.toHaveBeenCalled()
})

test('what is typed into an offer while it is saved stays, and is saved by the next press', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = await typedOffer()
  const { letGo } = holdNext()
  await saveOffer()
  await fill('Title', 'Typed meanwhile')
  letGo()
  await screen.findByText('Saved, all but what you typed meanwhile: save once more.')
  expect(onWritten).not.toHaveBeenCalled()

  await saveOffer()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ title: 'Typed meanwhile' }])
})

test('a partner is added once, whatever is typed while its answer is on its way or lost', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = vi.fn()
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  render(<PartnerForm partner={undefined} onWritten={onWritten} onClose={vi.fn()} />)
  await fill('Known by', 'a-site')
  await fill('Name', 'As typed at first')
  holdNext().lose()
  await save()
  await screen.findByText(/What you typed is still here/)
  await fill('Name', 'As corrected')
  // Of the insert, which meets the row that is there.
  const { letGo } = holdNext()
  await save()
  await fill('Name', 'Typed meanwhile')
  letGo()
  await screen.findByText('Saved, all but what you typed meanwhile: save once more.')
  expect(rows).toMatchObject([{ slug: 'a-site', name: 'As corrected' }])
  expect(onWritten).not.toHaveBeenCalled()

  await save()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ slug: 'a-site', name: 'Typed meanwhile' }])
})
