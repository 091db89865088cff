import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Newsletter, QuoteStart } from './components.ts'

afterEach(cleanup)

test('the site’s address may end in a slash, as the tags’ may', async () => {
  const onStartComparing = vi.fn(() => false)
  render(
    <QuoteStart baseUrl="https://site.example/" coverFor="families" state="NSW" onStartComparing={onStartComparing} />,
  )
  render(<Newsletter baseUrl="https://site.example/" />)

  await userEvent.click(screen.getByRole('button', { name: 'START COMPARING' }))

  const href = 'https://site.example/quote?coverFor=families&postcode=NSW'
  expect(onStartComparing).toHaveBeenCalledExactlyOnceWith({ coverFor: 'families', state: 'NSW', href })
  expect(screen.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href')).toBe(
    'https://site.example/unsubscribe',
  )
})
