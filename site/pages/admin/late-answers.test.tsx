import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { changeSession, NOBODY } from '#site/session/store.ts'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'
import { HandledLedger } from './ledger/handled-ledger.tsx'
import type { Entry } from './ledger/save.ts'
import { OfferForm } from './offers/offer-form.tsx'
import { PartnerForm } from './partners/partner-form.tsx'

afterEach(cleanup)

type Kept = Record<string, unknown>

/** A backend that keeps these rows by id or slug, and changes one only if its version is named. */
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
    /** How often an entry has been read by itself. */
    readsOf: (id: string) =>
      fetched.mock.calls.filter(([input, init]) => `${input}`.includes(`id=eq.${id}`) && init?.method === 'GET').length,
    /** Holds the next answer until it is let go, or loses it. */
    holdNext() {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      promise.catch(() => {})
      line = () => promise
      return { letGo: () => resolve(), lose: () => reject(new TypeError('The line broke')) }
    },
  }
}

/** Toasts stay for a while, so each test has its own references. */
const suspect = (reference: string): Entry => ({
  id: reference,
  place: [],
  reference,
  full_name: 'Robin Sample',
  status: 'new',
  notes: '',
  version: 1,
  is_suspect: true,
})

async function openedLedger(...entries: Entry[]) {
  const backend = backendWith(...entries.map(entry => ({ ...entry })))
  render(
    <MemoryRouter>
      <Toaster />
      <HandledLedger<Entry>
        of="contact_messages"
        caption="Entries"
        searchFor="reference"
        empty="None match."
        statuses={{ new: 'New', closed: 'Closed' }}
        columns={[{ head: 'Reference', cell: row => row.reference }]}
        exported={{ file: 'entries', columns: {} }}
        details={() => null}
      />
    </MemoryRouter>,
  )
  return {
    ...backend,
    async open(reference: string) {
      const before = backend.readsOf(reference)
      await userEvent.click(await screen.findByRole('button', { name: reference }))
      await expect.poll(() => backend.readsOf(reference)).toBe(before + 1)
    },
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    notes: () => screen.getByLabelText('Notes for the team') as HTMLTextAreaElement,
  }
}

test('moving an entry to the main list keeps notes not saved yet, and they are saved over the moved entry', async () => {
  const { rows, open, press, notes } = await openedLedger(suspect('HC-A'))
  await open('HC-A')
  await userEvent.fill(notes(), 'A person after all')

  await press('Move to the main list')

  await screen.findByText('HC-A is now in the main list')
  expect(notes().value).toBe('A person after all')
  expect(screen.queryByRole('button', { name: 'Move to the main list' })).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Status', { selector: 'dialog *' }))
  await press('Save')
  await screen.findByText('Saved')
  expect(rows).toMatchObject([{ is_suspect: false, notes: 'A person after all' }])
})

test('a late answer closes no other entry, and is shown as a toast if the entry is no longer open', async () => {
  const { holdNext, open, press, notes } = await openedLedger(suspect('HC-L'), suspect('HC-B'), suspect('HC-C'))
  await open('HC-L')
  const lost = holdNext()
  await press('Move to the main list')
  await press('Close')
  lost.lose()
  await screen.findByText('HC-L was not moved')

  await open('HC-B')
  const late = holdNext()
  await press('Move to the main list')
  await press('Close')
  await open('HC-C')
  await userEvent.fill(notes(), 'Called twice')
  late.letGo()

  await screen.findByText('HC-B is now in the main list')
  expect(screen.queryByRole('button', { name: 'HC-B', hidden: true })).toBeNull()
  expect(screen.getByRole('dialog', { name: /HC-C/ })).toBeVisible()
  expect(notes().value).toBe('Called twice')
})

test('after moving an entry to the main list yourself, you are not offered to undo what came before', async () => {
  const { open, press, notes } = await openedLedger(suspect('HC-D'))
  await open('HC-D')
  await userEvent.fill(notes(), 'Called')
  await press('Save')
  await screen.findByText('Saved')

  await press('Move to the main list')

  await screen.findByText('HC-D is now in the main list')
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
})

test('after moving one entry to the main list, a change to another can still be undone', async () => {
  const { open, press, notes } = await openedLedger(suspect('HC-G'), suspect('HC-H'))
  await open('HC-G')
  await userEvent.fill(notes(), 'Called')
  await press('Save')
  await screen.findByText('Saved')
  await press('Close')
  await open('HC-H')

  await press('Move to the main list')

  await screen.findByText('HC-H is now in the main list')
  await press('Undo')
  await screen.findByText('HC-G is back as it was.')
})

test('a change saved while an earlier one is being undone can be undone itself', async () => {
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
  await press('Discard it')
  const undoing = holdNext()
  await press('Undo')
  saving.letGo()
  await screen.findByText('HC-F was changed.')

  undoing.letGo()

  await screen.findByText('HC-E is back as it was. HC-F was changed.')
  await expect.poll(() => screen.getByRole('button', { name: 'Undo' }).ariaDisabled).toBeNull()
  await press('Undo')
  await screen.findByText('HC-F is back as it was.')
  expect(rows).toMatchObject([{ notes: '' }, { notes: '' }])
})

test('a change that a colleague had already made is not offered to be undone', async () => {
  const { rows, open, press, notes } = await openedLedger({ ...suspect('HC-M'), is_suspect: false })
  await open('HC-M')
  await userEvent.fill(notes(), 'Called')
  Object.assign(rows[0]!, { notes: 'Called', version: 2 })

  await press('Save')

  await screen.findByText('Saved')
  expect(screen.getByText('HC-M was changed.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
})

test('an opened entry is read again, and shown as it is by now', async () => {
  const { rows, open, notes } = await openedLedger({ ...suspect('HC-I'), is_suspect: false })
  await screen.findByRole('button', { name: 'HC-I' })
  Object.assign(rows[0]!, { notes: 'Rang already', status: 'closed', version: 2 })

  await open('HC-I')

  await expect.poll(() => notes().value).toBe('Rang already')
})

test('an entry that has been withdrawn since the list was read closes again, says so, and leaves the list', async () => {
  const { rows, open } = await openedLedger(suspect('HC-J'), suspect('HC-K'))
  await screen.findByRole('button', { name: 'HC-J' })
  rows.shift()

  await open('HC-J')

  await screen.findByText('HC-J cannot be opened')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'HC-J' })).toBeNull()
})

test('after “Use theirs” the focus is in the form, at its first field', async () => {
  const { rows, open, press, notes } = await openedLedger({ ...suspect('HC-N'), is_suspect: false })
  await open('HC-N')
  await userEvent.fill(notes(), 'Mine')
  Object.assign(rows[0]!, { notes: 'Theirs', version: 2 })
  await press('Save')
  await screen.findByText('Their notes: Theirs')

  await press('Use theirs')

  expect(notes().value).toBe('Theirs')
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Status', { selector: 'dialog *' }))
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

test('an offer whose answer was lost is saved at the next try, as it reads by then', async () => {
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

test('an offer whose answer was lost, and which a colleague has since changed, is shown beside what is typed', async () => {
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

test('text typed into an offer while it is being saved stays, and the next press saves it', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = await typedOffer()
  const { letGo } = holdNext()
  await saveOffer()
  await fill('Title', 'Typed meanwhile')
  letGo()
  await screen.findByText('Saved, except what you have typed since: save again.')
  expect(onWritten).not.toHaveBeenCalled()

  await saveOffer()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ title: 'Typed meanwhile' }])
})

test('a partner is added once, whatever is typed while its answer is pending or lost', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = vi.fn()
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  render(<PartnerForm partner={undefined} onWritten={onWritten} onClose={vi.fn()} />)
  await fill('Partner ID', 'a-site')
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
  await screen.findByText('Saved, except what you have typed since: save again.')
  expect(rows).toMatchObject([{ slug: 'a-site', name: 'As corrected' }])
  expect(onWritten).not.toHaveBeenCalled()

  await save()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ slug: 'a-site', name: 'Typed meanwhile' }])
})
