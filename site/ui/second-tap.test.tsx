import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent as hand } from 'vitest/browser'
import { SecondTap } from './second-tap.tsx'

afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function show(onYes: () => Promise<void>) {
  render(
    <SecondTap question="Delete this request?" yes="Yes, delete it" doing="Deleting …" onYes={onYes}>
      Delete
    </SecondTap>,
  )
}

test('what cannot be undone is done after a second tap, and once, however often it is pressed', async () => {
  const done = Promise.withResolvers<void>()
  const onYes = vi.fn(() => done.promise)
  show(onYes)

  await press('Delete')
  expect(onYes).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Delete this request?')
  await press('Yes, delete it')
  await press('Deleting …')

  expect(onYes).toHaveBeenCalledOnce()
  done.resolve()
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible()
})

test('the answer that changes nothing has the focus, and gives it back', async () => {
  const onYes = vi.fn(async () => {})
  show(onYes)

  await press('Delete')
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  expect(onYes).not.toHaveBeenCalled()
})

test('a double click only asks, even where the answer then lies beneath the mouse', async () => {
  const onYes = vi.fn(async () => {})
  render(
    <SecondTap question="?" yes="Yes, cancel it" doing="Cancelling …" onYes={onYes}>
      Cancel this call
    </SecondTap>,
  )

  await hand.dblClick(screen.getByRole('button', { name: 'Cancel this call' }))

  expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible()
  expect(onYes).not.toHaveBeenCalled()
})

test('so does a double tap on an iPhone, which counts each tap as the first; a tap that comes later acts', async () => {
  const onYes = vi.fn(async () => {})
  render(
    <SecondTap question="?" yes="Yes, cancel it" doing="Cancelling …" onYes={onYes}>
      Cancel this call
    </SecondTap>,
  )
  const { left, top, height } = screen.getByRole('button').getBoundingClientRect()
  const place = { clientX: left + 40, clientY: top + height / 2 }
  const begin = performance.now() + 60_000
  function tap(after: number) {
    const met = document.elementFromPoint(place.clientX, place.clientY)!
    const { textContent } = met
    fireEvent.pointerDown(met, { pointerType: 'touch' })
    const click = new MouseEvent('click', { ...place, detail: 1, bubbles: true, cancelable: true })
    Object.defineProperty(click, 'timeStamp', { value: begin + after })
    fireEvent(met, click)
    return textContent
  }

  expect([tap(0), tap(180)]).toEqual(['Cancel this call', 'Yes, cancel it'])
  expect(onYes).not.toHaveBeenCalled()

  expect(tap(2_000)).toBe('Yes, cancel it')
  expect(onYes).toHaveBeenCalledOnce()
})
