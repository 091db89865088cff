import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Contained } from '../contained.tsx'
import { HandleForm } from '../ledger/handle-form.tsx'
import type { Entry } from '../ledger/save.ts'
import { PartnerForm } from '../partners/partner-form.tsx'
import { Panel } from './panel.tsx'
import type { Saved } from './save-over.ts'

afterEach(cleanup)

/** By a script, where nothing is asked of keys or of the focus: it costs a fraction of a hand. */
const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

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

/** The form over an entry that is stored as saved. */
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
      <a href="tel:+61491570006">0491 570 006</a>
      <Kept />
    </Panel>,
  )
  return { onClose, notes: screen.getByLabelText('Notes for the team') as HTMLTextAreaElement }
}

test('unsaved notes are not lost to Escape, pressed once or twice, or to the close button', async () => {
  const { onClose, notes } = openedEntry()
  await userEvent.fill(notes, 'Called twice')

  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', {
    name: 'What you typed is not saved. Close and discard it?',
  })
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
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('an unsaved partner is not lost to Escape', async () => {
  const onClose = vi.fn()
  render(<PartnerForm partner={undefined} onWritten={vi.fn()} onClose={onClose} />)
  await userEvent.fill(screen.getByLabelText('Name'), 'A site of theirs')

  await userEvent.keyboard('{Escape}')

  await screen.findByText('What you typed is not saved. Close and discard it?')
  expect(onClose).not.toHaveBeenCalled()
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('A site of theirs')
})

test('the browser’s Back closes an opened entry, and asks before unsaved notes are lost', async () => {
  const { onClose, notes } = openedEntry()
  const entries = history.length
  await userEvent.fill(notes, 'Called twice')

  history.back()
  await screen.findByRole('alertdialog', { name: 'What you typed is not saved. Close and discard it?' })
  await userEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
  expect(notes.value).toBe('Called twice')
  expect(onClose).not.toHaveBeenCalled()

  await userEvent.fill(notes, '')
  history.back()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(history.length).toBe(entries)
})

test('an entry closed by a key leaves no step in the history', async () => {
  const below = history.state
  const { onClose } = openedEntry()
  expect(history.state).not.toEqual(below)

  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  cleanup()

  await expect.poll(() => history.state).toEqual(below)
})

test.each([
  ['a key', () => userEvent.keyboard('{Escape}')],
  ['Back', () => history.back()],
])('a list narrowed after a reload keeps that in the address once an entry is closed by %s', async (_, close) => {
  const { href } = location
  onTestFinished(() => history.replaceState(history.state, '', href))
  // The page was loaded again while an entry was open, and is on that entry’s step in the history.
  const narrowed = new URL(href)
  narrowed.searchParams.set('status', 'new')
  history.pushState({ ...history.state, hicOpened: true }, '', narrowed)
  const { onClose } = openedEntry()

  await close()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  cleanup()

  await expect.poll(() => history.state?.hicOpened).toBeUndefined()
  expect(location.search).toContain('status=new')
})

test('leaving the page also asks while something is unsaved', () => {
  const { notes } = openedEntry()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)

  change(notes, 'Called twice')

  expect(leave()).toBe(true)
})

test('a call that is begun while something is unsaved leaves nothing, so it asks nothing', async () => {
  const { notes } = openedEntry()
  change(notes, 'Calling now')
  const asked: boolean[] = []
  const note = (event: Event) => asked.push(event.defaultPrevented)
  addEventListener('beforeunload', note)
  onTestFinished(() => removeEventListener('beforeunload', note))

  await userEvent.click(screen.getByRole('link', { name: '0491 570 006' }))
  await expect.poll(() => asked).toEqual([false])

  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asked).toEqual([false, true])
})

test('a panel in which nothing differs closes at once', async () => {
  const { onClose, notes } = openedEntry()
  await userEvent.fill(notes, 'x')
  await userEvent.fill(notes, '')

  await userEvent.keyboard('{Escape}')

  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('an entry that fails to draw still leaves its panel, status and notes', () => {
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
    'The details of this entry could not be shown. You can still export them with the list.',
  )
  expect(onCaughtError).toHaveBeenCalledOnce()
})

test('“Saved” is shown only while everything is saved', async () => {
  const { notes } = openedEntry()
  change(notes, 'Called')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')

  change(notes, 'Called twice')

  expect(screen.queryByText('Saved')).toBeNull()
})

test('long notes that were pasted are not cut: the form says that they are too long, and nothing is sent', async () => {
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

  change(notes, 'x'.repeat(4000))
  await expect.poll(() => screen.queryByText(/^Shorten the note/)).toBeNull()
})

test('what a colleague wrote in the meantime replaces a field not typed in, and is shown beside one that was', async () => {
  const onSave = vi.fn(keep)
  const form = (now: Entry) => <HandleForm entry={now} statuses={{ new: 'New', closed: 'Closed' }} onSave={onSave} />
  const { rerender } = render(form(entry))
  const notes = screen.getByLabelText('Notes for the team') as HTMLTextAreaElement

  const theirs = { ...entry, notes: 'From a colleague', version: 2 }
  rerender(form(theirs))
  expect(notes.value).toBe('From a colleague')

  change(notes, 'From a colleague, and mine')
  rerender(form({ ...theirs, notes: 'Theirs again', version: 3 }))
  expect(notes.value).toBe('From a colleague, and mine')
  await screen.findByText('Their notes: Theirs again')
  fireEvent.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
  expect(onSave.mock.calls[0]?.[0].version).toBe(3)
})

test('your own change elsewhere in the panel is not shown as a colleague’s, and hides none that is', async () => {
  const form = (now: Entry, own?: Entry) => (
    <HandleForm entry={now} own={own} statuses={{ new: 'New', closed: 'Closed' }} onSave={keep} />
  )
  const { rerender } = render(form(entry))
  const status = screen.getByLabelText('Status') as HTMLSelectElement
  change(screen.getByLabelText('Notes for the team'), 'Mine')
  change(status, 'closed')
  change(status, 'new')

  const own = { ...entry, status: 'closed', version: 2 }
  rerender(form(own, own))
  expect(status.value).toBe('closed')
  expect(screen.queryByRole('alert')).toBeNull()

  change(status, 'new')
  expect(status.value).toBe('new')
  expect(screen.queryByRole('alert')).toBeNull()

  rerender(form({ ...own, notes: 'From a colleague', version: 3 }, own))
  await screen.findByText('Their notes: From a colleague')
})

test('the form says who will hear of a new status before it is saved', () => {
  const tells = (_: Entry, status: string) => (status === 'closed' ? 'will send an SMS' : '')
  render(<HandleForm entry={entry} statuses={{ new: 'New', closed: 'Closed' }} tells={tells} onSave={keep} />)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveAccessibleDescription('')

  change(screen.getByLabelText('Status'), 'closed')

  expect(save).toHaveAccessibleDescription('Saving will send an SMS.')
})
