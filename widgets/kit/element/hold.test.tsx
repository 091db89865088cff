import { expect, onTestFinished, test, vi } from 'vitest'
import { shareListeners } from '#ci/shared-listeners.ts'
import { hold } from './hold.ts'

test('in a frame that the page moved a tag into, keys that are not ours lead on, and press nothing', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const { body } = frame.contentDocument!
  const root = body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const button = root.appendChild(document.createElement('button'))
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  const release = hold(root, () => {})
  const { KeyboardEvent: TheirEvent } = frame.contentWindow as unknown as typeof globalThis
  const tab = new TheirEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })

  button.dispatchEvent(tab)
  release()

  expect(tab.defaultPrevented).toBe(false)
  expect(pressed).not.toHaveBeenCalled()
})

test('in an application of an older Angular, a press is answered by what was loaded last', () => {
  shareListeners()
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  const button = root.appendChild(document.createElement('button'))
  const [wake, press] = [vi.fn(), vi.fn(() => true)]
  const before = hold(root, wake)
  const release = hold(root, wake, press)

  before()
  button.click()

  expect(press).toHaveBeenCalledOnce()
  expect(wake).toHaveBeenCalled()
  release()
  button.click()
  expect(press).toHaveBeenCalledOnce()
})

test('a key that the browser answers itself, as Alt and an arrow for Back, is not held', () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  const button = root.appendChild(document.createElement('button'))
  onTestFinished(hold(root, () => {}))
  const keys = ['altKey', 'ctrlKey', 'metaKey'].map(
    modifier => new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, [modifier]: true }),
  )

  for (const key of keys) button.dispatchEvent(key)

  expect(keys.map(key => key.defaultPrevented)).toEqual([false, false, false])
})
