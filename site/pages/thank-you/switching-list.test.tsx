import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SwitchingList } from './switching-list.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const ticked = () =>
  screen.getAllByRole('checkbox', { checked: true }).map(box => (box as HTMLInputElement).labels?.[0])

test('what is ticked on the checklist is still ticked in another tab weeks later, and Enter on a tick stays on the page', async () => {
  render(<SwitchingList />)
  await userEvent.click(screen.getByText(/^Keep your current policy/))
  await userEvent.click(screen.getByText(/^Once the new cover has begun, cancel/))
  await userEvent.click(screen.getByText(/^Once the new cover has begun, cancel/))
  screen.getByRole('checkbox', { name: /^Ask which waiting periods/ }).focus()
  await userEvent.keyboard(' {Enter}')
  const before = ticked().map(label => label?.textContent)
  cleanup()
  sessionStorage.clear()

  render(<SwitchingList />)

  expect(ticked().map(label => label?.textContent)).toEqual(before)
  expect(before).toEqual([
    expect.stringMatching(/^Keep your current/),
    expect.stringMatching(/^Ask which waiting periods/),
  ])
})

test('what was ticked in another tab in the meantime stays ticked', async () => {
  render(<SwitchingList />)
  await userEvent.click(screen.getByText(/^Keep your current policy/))
  const elsewhere = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ask which waiting periods/ }).value
  const kept: string[] = JSON.parse(localStorage.getItem('hic-switching')!)
  localStorage.setItem('hic-switching', JSON.stringify([...kept, elsewhere]))

  await userEvent.click(screen.getByText(/^Once the new cover has begun, cancel/))
  cleanup()
  render(<SwitchingList />)

  expect(ticked().map(label => label?.textContent)).toEqual([
    expect.stringMatching(/^Keep your current/),
    expect.stringMatching(/^Ask which waiting periods/),
    expect.stringMatching(/^Once the new cover/),
  ])
})

test('whoever owes premiums reads that the waits they have served may not count', () => {
  render(<SwitchingList />)

  expect(screen.getByText(/paid up to date.*if you owe any, the law does not make the new fund count/)).toBeVisible()
})

test('a link to the checklist takes the focus to its heading', () => {
  render(<SwitchingList />)
  const named = document.getElementById('switching')!

  named.focus()

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Checklist for switching' }))
})
