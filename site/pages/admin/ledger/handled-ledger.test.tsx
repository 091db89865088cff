import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'
import { backendWith } from '../forms/backend-for-tests.ts'
import { HandledLedger } from './handled-ledger.tsx'
import type { Entry } from './save.ts'
import { byLetter } from './sort.ts'

afterEach(cleanup)

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

const openedLedger = (...entries: Entry[]) => ledgerWith(() => null, ...entries)

async function ledgerWith(details: Parameters<typeof HandledLedger<Entry>>[0]['details'], ...entries: Entry[]) {
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
        columns={[{ head: 'Reference', cell: row => row.reference, sort: byLetter('name') }]}
        exported={{ file: 'entries', columns: {} }}
        first={() => <p>Whom to call</p>}
        details={details}
      />
    </MemoryRouter>,
  )
  const notes = () => screen.getByLabelText('Notes for the team') as HTMLTextAreaElement
  return {
    ...backend,
    notes,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    // What only leads up to a promise is pressed and typed by a script, which costs a fraction of a hand.
    async open(reference: string) {
      const before = backend.readsOf(reference)
      fireEvent.click(await screen.findByRole('button', { name: reference }))
      await expect.poll(() => backend.readsOf(reference)).toBe(before + 1)
    },
    note: (text: string) => fireEvent.change(notes(), { target: { value: text } }),
    async save() {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
      await screen.findByText('Saved')
    },
    letIn: () => fireEvent.click(screen.getByRole('button', { name: 'Move to the main list' })),
    async close() {
      fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    },
  }
}

test('whoever comes back to an open entry sees what has become of it, and what they typed is kept', async () => {
  const { rows, open, note, notes } = await openedLedger({ ...suspect('HC-R'), is_suspect: false })
  await open('HC-R')
  note('Rang')

  Object.assign(rows[0]!, { status: 'closed', version: 2 })
  document.dispatchEvent(new Event('visibilitychange'))

  await screen.findByText('Their status: Closed')
  expect(notes().value).toBe('Rang')
})

test('what else has changed in an open entry, such as a call’s time, is told before what is typed is saved over it', async () => {
  const { rows, open, note } = await openedLedger({ ...suspect('HC-V'), is_suspect: false })
  await open('HC-V')
  note('Not reached')

  Object.assign(rows[0]!, { version: 2 })
  document.dispatchEvent(new Event('visibilitychange'))

  await screen.findByText(/^Somebody else changed this entry while you had it open/)
  // Whom to call and when stands above the form.
  expect(screen.getByText('The rest of it is shown above and below, as it is now.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
  await screen.findByText('Saved')
  expect(rows).toMatchObject([{ notes: 'Not reached', version: 3 }])
})

test('the time of a call is noted by a press, on a line of its own, and the words are typed behind it', async () => {
  const { rows, open, save, notes } = await openedLedger({ ...suspect('HC-T'), is_suspect: false, notes: 'Rang.\n' })
  await open('HC-T')

  await userEvent.click(screen.getByRole('button', { name: /^Add the time/ }))
  await userEvent.keyboard('not reached')

  expect(notes().value).toMatch(/^Rang\.\n\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M: not reached$/)
  await save()
  expect(rows[0]!.notes).toMatch(/not reached$/)
})

test('an empty list is not offered as a file', async () => {
  await openedLedger()
  await screen.findByText('Nothing has come in yet.')

  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull()
})

test('words that stand in the search but were not sent count once a status is chosen', async () => {
  const { href } = location
  onTestFinished(() => history.replaceState(history.state, '', href))
  await openedLedger({ ...suspect('HC-W'), is_suspect: false })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'robin' } })

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Closed')

  const asked = () => vi.mocked(window.fetch).mock.calls.map(([, init]) => `${init?.body}`)
  await expect
    .poll(() => asked().find(body => body.includes('"p_ledger":"contact_messages"') && body.includes('"closed"')))
    .toContain('"p_words":"robin"')
  expect(location.search).toContain('status=closed')
  expect(location.search).not.toContain('robin')
})

test.each([
  ['the head of a column is', 'Reference', '"p_order":"name"'],
  ['the export is', 'Export as CSV', '"p_limit":1000'],
])('words that stand in the search but were not sent count once %s pressed', async (_, name, asked) => {
  const { href } = location
  onTestFinished(() => history.replaceState(history.state, '', href))
  // No file is saved here.
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => clicked.mockRestore())
  const { press } = await openedLedger({ ...suspect('HC-X'), is_suspect: false })
  await screen.findByRole('button', { name: 'HC-X' })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'robin' } })

  await press(name)

  const bodies = () => vi.mocked(window.fetch).mock.calls.map(([, init]) => `${init?.body}`)
  await expect.poll(() => bodies().find(body => body.includes(asked))).toContain('"p_words":"robin"')
})

test('if the words in the search find nothing to export, the focus passes from the button, which goes, to the search', async () => {
  const { href } = location
  onTestFinished(() => history.replaceState(history.state, '', href))
  const { rows, press } = await openedLedger({ ...suspect('HC-Y'), is_suspect: false })
  await screen.findByRole('button', { name: 'HC-Y' })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } })
  rows.splice(0)

  await press('Export as CSV')

  await screen.findByText('None match.')
  await expect.poll(() => screen.queryByRole('button', { name: /export/i })).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('moving an entry to the main list keeps notes not saved yet, and they are saved over the moved entry', async () => {
  const { rows, open, press, note, notes, save } = await openedLedger(suspect('HC-A'))
  await open('HC-A')
  note('A person after all')

  await press('Move to the main list')

  // The panel itself says so too: nobody who listens hears the toast behind it.
  await screen.findByText('HC-A is now in the main list', { selector: 'dialog [role=status]' })
  await screen.findByText('HC-A is now in the main list', { selector: ':not(dialog *)' })
  expect(notes().value).toBe('A person after all')
  expect(screen.queryByRole('button', { name: 'Move to the main list' })).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Status', { selector: 'dialog *' }))
  await save()
  expect(rows).toMatchObject([{ is_suspect: false, notes: 'A person after all' }])
})

test('a late answer closes no other entry, and is shown as a toast if the entry is no longer open', async () => {
  const { holdNext, open, letIn, close, note, notes } = await openedLedger(
    suspect('HC-L'),
    suspect('HC-B'),
    suspect('HC-C'),
  )
  await open('HC-L')
  const lost = holdNext()
  letIn()
  await close()
  lost.lose()
  await screen.findByText('HC-L was not moved')
  // The list says so too: the toast is soon gone.
  await screen.findByText(/^HC-L was not moved: We could not be reached just now/)

  await open('HC-B')
  expect(screen.queryByText(/^HC-L was not moved: /)).toBeNull()
  const late = holdNext()
  letIn()
  await close()
  await open('HC-C')
  note('Called twice')
  late.letGo()

  await screen.findByText('HC-B is now in the main list')
  expect(screen.queryByRole('button', { name: 'HC-B', hidden: true })).toBeNull()
  expect(screen.getByRole('dialog', { name: /HC-C/ })).toBeVisible()
  expect(notes().value).toBe('Called twice')
})

test('a call that is moved only after its entry was closed is said to be changed: closing it said that nothing is saved', async () => {
  const moved = Promise.withResolvers<void>()
  const { open, close } = await ledgerWith(
    (row, onChanged) => (
      <button type="button" onClick={() => void moved.promise.then(() => onChanged({ ...row, version: 2 }, 'us'))}>
        Move the call
      </button>
    ),
    { ...suspect('HC-MOVED'), is_suspect: false },
  )
  await open('HC-MOVED')
  fireEvent.click(screen.getByRole('button', { name: 'Move the call' }))
  await close()

  moved.resolve()

  await screen.findByText('HC-MOVED was changed.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('letting somebody in leads on to the next row also in Safari, where a pressed button gets no focus', async () => {
  const { readsOf, press } = await openedLedger(suspect('HC-S'), suspect('HC-T'))
  addEventListener('mousedown', focusAsSafari)
  onTestFinished(() => removeEventListener('mousedown', focusAsSafari))
  await screen.findByRole('button', { name: 'HC-S' })
  await press('HC-S')
  await expect.poll(() => readsOf('HC-S')).toBe(1)

  await press('Move to the main list')

  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'HC-T' }))
})

/** What around the button can take the focus gets it. */
function focusAsSafari(event: MouseEvent) {
  event.preventDefault()
  const button = (event.target as Element).closest('button')!
  button.parentElement!.closest<HTMLElement>('[tabindex], dialog')!.focus()
}

test('after moving an entry to the main list yourself, you are not offered to undo what came before', async () => {
  const { open, press, note, save } = await openedLedger(suspect('HC-D'))
  await open('HC-D')
  note('Called')
  await save()

  await press('Move to the main list')

  await screen.findByText('HC-D is now in the main list')
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull()
})

test('after moving one entry to the main list, a change to another can still be undone', async () => {
  const { open, press, note, save, close, letIn } = await openedLedger(suspect('HC-G'), suspect('HC-H'))
  await open('HC-G')
  note('Called')
  await save()
  await close()
  await open('HC-H')

  letIn()

  await screen.findByText('HC-H is now in the main list')
  await press('Undo')
  await screen.findByText('HC-G is back as it was.')
})

test('a change saved while an earlier one is being undone can be undone itself', async () => {
  const { rows, holdNext, open, press, note, save, close } = await openedLedger(
    { ...suspect('HC-E'), is_suspect: false },
    { ...suspect('HC-F'), is_suspect: false },
  )
  await open('HC-E')
  note('Of A')
  await save()
  await close()
  await open('HC-F')
  note('Of B')
  const saving = holdNext()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
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

test('an entry that is opened again while a change to it is being undone is shown as it is once that is done', async () => {
  const { open, press, note, notes, save, close } = await openedLedger({ ...suspect('HC-BACK'), is_suspect: false })
  await open('HC-BACK')
  note('Called')
  await save()
  await close()
  const undoing = Promise.withResolvers<void>()
  const answers = vi.mocked(window.fetch).getMockImplementation()!
  vi.mocked(window.fetch).mockImplementationOnce(async (...asked) => {
    await undoing.promise
    return answers(...asked)
  })
  await press('Undo')
  await open('HC-BACK')
  expect(notes().value).toBe('Called')

  undoing.resolve()

  await expect.poll(() => notes().value).toBe('')
})

test('if undoing fails, the focus stays on the button that tries again; once it is undone, it is on what says so', async () => {
  const { holdNext, open, press, note, save } = await openedLedger({ ...suspect('HC-R'), is_suspect: false })
  await open('HC-R')
  note('Called')
  await save()
  await press('Close')
  const lost = holdNext()
  await press('Undo')
  lost.lose()
  await screen.findByText(/^We could not be reached just now/)
  await expect.poll(() => screen.getByRole('button', { name: 'Undo' }).ariaDisabled).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))

  await press('Undo')

  await screen.findByText('HC-R is back as it was.')
  await expect.poll(() => document.activeElement?.textContent).toBe('HC-R is back as it was.')
})

test('a change that a colleague had already made is not offered to be undone', async () => {
  const { rows, open, note, save } = await openedLedger({ ...suspect('HC-M'), is_suspect: false })
  await open('HC-M')
  note('Called')
  Object.assign(rows[0]!, { notes: 'Called', version: 2 })

  await save()

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

test('an opened entry that could not be read again says that it may be out of date, until another try reads it', async () => {
  const { rows, holdNext, open, press, notes } = await openedLedger({ ...suspect('HC-O'), is_suspect: false })
  await screen.findByRole('button', { name: 'HC-O' })
  Object.assign(rows[0]!, { notes: 'Rang already', status: 'closed', version: 2 })
  const lost = holdNext()
  await open('HC-O')
  lost.lose()
  expect(await screen.findByText(/The information below may be out of date\.$/)).toBeVisible()
  expect(notes().value).toBe('')

  await press('Try again')

  await expect.poll(() => notes().value).toBe('Rang already')
  expect(screen.queryByText(/may be out of date/)).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toBe('Whom to call')
})

test('a look at an entry that is lost after a later one does not call what that has read out of date', async () => {
  const { rows, holdNext, open, notes } = await openedLedger({ ...suspect('HC-LATE'), is_suspect: false })
  await screen.findByRole('button', { name: 'HC-LATE' })
  const lost = holdNext()
  await open('HC-LATE')
  Object.assign(rows[0]!, { notes: 'Rang already', version: 2 })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => notes().value).toBe('Rang already')

  lost.lose()
  // Long enough for it to be drawn.
  await new Promise(later => setTimeout(later, 200))

  expect(screen.queryByText(/may be out of date/)).toBeNull()
})

test('that one entry could not be read again is not said of the next', async () => {
  const { holdNext, open, close } = await openedLedger(suspect('HC-P'), suspect('HC-Q'))
  await screen.findByRole('button', { name: 'HC-P' })
  const lost = holdNext()
  await open('HC-P')
  lost.lose()
  await screen.findByText(/may be out of date/)
  await close()

  await open('HC-Q')

  expect(screen.getByRole('dialog', { name: /HC-Q/ })).toBeVisible()
  expect(screen.queryByText(/may be out of date/)).toBeNull()
})

test('an entry that has been withdrawn since the list was read closes again, says so, and leaves the list', async () => {
  const { rows, open } = await openedLedger(suspect('HC-J'), suspect('HC-K'))
  await screen.findByRole('button', { name: 'HC-J' })
  rows.shift()

  await open('HC-J')

  await screen.findByText('HC-J cannot be opened')
  // The list says so too: the toast is soon gone.
  await screen.findByText('HC-J cannot be opened: This entry no longer exists: somebody deleted it.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'HC-J' })).toBeNull()
})

test('an open entry that has been withdrawn says so before anything is saved, and what is typed in it stays', async () => {
  const { rows, open, note, notes } = await openedLedger({ ...suspect('HC-GONE'), is_suspect: false })
  await open('HC-GONE')
  note('Ringing them')
  rows.splice(0)

  document.dispatchEvent(new Event('visibilitychange'))

  await screen.findByText(/^This entry no longer exists: somebody deleted it\./, { selector: 'dialog [role=alert] *' })
  expect(notes().value).toBe('Ringing them')
})

test('after “Use theirs” the focus is in the form, at its first field', async () => {
  const { rows, open, press, note, notes } = await openedLedger({ ...suspect('HC-N'), is_suspect: false })
  await open('HC-N')
  note('Mine')
  Object.assign(rows[0]!, { notes: 'Theirs', version: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Their notes: Theirs')

  await press('Use theirs')

  expect(notes().value).toBe('Theirs')
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Status', { selector: 'dialog *' }))
})
