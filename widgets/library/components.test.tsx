import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Faq, Newsletter, PhoneLink, QuoteStart, Reviews, Stats } from './components.ts'

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

test.each(Object.entries({ Newsletter, QuoteStart }))(
  'a partner name that %s does not pass on is named in the console, once, as the tags do',
  (name, Component) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    const { rerender } = render(<Component partner="acme" />)
    rerender(<Component />)
    expect(warn).not.toHaveBeenCalled()

    rerender(<Component partner="Acme Health" />)
    rerender(<Component partner="Acme Health" />)

    expect(warn.mock.calls).toEqual([
      [`<${name}> ignores partner="Acme Health"; it takes up to 40 lower-case letters, digits or hyphens.`],
    ])
  },
)

test.each(Object.entries({ Faq, Newsletter, PhoneLink, QuoteStart, Reviews, Stats }))(
  '%s leaves no listener behind on the page that it was taken from',
  (_, Component) => {
    const heard = [window, document].map(target => ({
      added: vi.spyOn(target, 'addEventListener'),
      removed: vi.spyOn(target, 'removeEventListener'),
    }))
    onTestFinished(() => void vi.restoreAllMocks())
    const types = ({ mock }: (typeof heard)[number]['added' | 'removed']) => mock.calls.map(([type]) => type).sort()
    const { unmount } = render(<Component />)
    for (const button of screen.queryAllByRole('button')) fireEvent.pointerEnter(button)

    unmount()

    for (const { added, removed } of heard) expect(types(removed)).toEqual(types(added))
  },
)
