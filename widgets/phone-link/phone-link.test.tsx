import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { setVisit } from '#widgets/kit/backend/track-call.ts'
import { PhoneLink } from './phone-link.tsx'

// The browser under test has no dialler; what counts is whether the link's default action was left alone.
const stay = (event: Event) => {
  left = !event.defaultPrevented
  event.preventDefault()
}
let left = false

function holdTheDialler() {
  left = false
  window.addEventListener('click', stay)
  onTestFinished(() => window.removeEventListener('click', stay))
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('is a plain tel: link without script', () => {
  const html = renderToString(<PhoneLink number="(02) 5550 1234" />)

  expect(html).toContain('href="tel:+61255501234"')
  expect(html).not.toContain('style=')
})

test('shows the office’s number if the page’s own is empty', () => {
  render(<PhoneLink number="" />)

  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+61255501234')
  expect(screen.getByRole('link').textContent).toBe('(02) 5550 1234')
})

test('the digits read from left to right, in a sentence from right to left too', () => {
  render(
    <p dir="rtl">
      اتصل بنا: <PhoneLink number="(02) 5550 1234" />
    </p>,
  )
  const digits = document.createRange()
  const at = (place: number) => {
    digits.setStart(screen.getByText('(02) 5550 1234').firstChild!, place)
    digits.setEnd(digits.startContainer, place + 1)
    return digits.getBoundingClientRect().left
  }

  expect(at(1)).toBeLessThan(at(13))
})

test('is described by what stands beside it, such as the opening hours', () => {
  render(
    <>
      <PhoneLink describedBy="hours" />
      <span id="hours">Mon-Fri 8:30am-5:30pm AEST</span>
    </>,
  )

  expect(screen.getByRole('link', { description: 'Mon-Fri 8:30am-5:30pm AEST' })).toBeTruthy()
})

test('records the tap and does not delay the call', async () => {
  holdTheDialler()
  const track = vi.fn()
  render(<PhoneLink number="1800 975 711" sourcePage="header-desktop" track={track} />)

  await userEvent.click(screen.getByRole('link', { name: 'Call 1800 975 711' }))

  expect(left).toBe(true)
  expect(track).toHaveBeenCalledWith({ phoneNumber: '1800975711', sourcePage: 'header-desktop' })
})

test('makes and records no call when the page cancels it', () => {
  holdTheDialler()
  const track = vi.fn()
  render(<PhoneLink track={track} onCall={() => false} />)

  fireEvent.click(screen.getByRole('link'))

  expect(left).toBe(false)
  expect(track).not.toHaveBeenCalled()
})

test('sends number, place, browser and session, and only logs a failure', async () => {
  holdTheDialler()
  setVisit(() => 'visit-1')
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => {
    setVisit(() => null)
    sent.mockRestore()
    logged.mockRestore()
  })
  render(<PhoneLink sourcePage="header-mobile-menu" />)

  await userEvent.click(screen.getByRole('link'))

  const [address, { body, keepalive }] = sent.mock.calls[0] as [string, RequestInit]
  expect(address).toMatch(/\/rest\/v1\/web_call_tracking$/)
  expect(JSON.parse(`${body}`)).toEqual({
    phone_number: '+61255501234',
    source_page: 'header-mobile-menu',
    user_agent: navigator.userAgent,
    session_id: 'visit-1',
  })
  expect(keepalive).toBe(true)
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
})

test('a place that the table would refuse is recorded as nameless, so that the tap counts', async () => {
  holdTheDialler()
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 201 }))
  onTestFinished(() => sent.mockRestore())
  render(<PhoneLink sourcePage="Sidebar, at the top" />)

  await userEvent.click(screen.getByRole('link'))

  expect(JSON.parse(`${sent.mock.calls[0]![1]!.body}`)).toMatchObject({ source_page: 'widget' })
})

test('sends no session if nobody names one, whatever the page’s storage holds', async () => {
  holdTheDialler()
  sessionStorage.setItem('session_id', 'theirs.secret')
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 201 }))
  onTestFinished(() => sent.mockRestore())
  render(<PhoneLink />)

  await userEvent.click(screen.getByRole('link'))

  expect(JSON.parse(`${sent.mock.calls[0]![1]!.body}`)).toMatchObject({ session_id: null })
})
