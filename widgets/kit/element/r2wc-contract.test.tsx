import r2wc from '@r2wc/core'
import { expect, test, vi } from 'vitest'
import manifest from '../../../package.json'

// What define-widget.ts relies on that is not r2wc's public API. A new version that breaks one of these breaks us.

function define() {
  const renderer = { mount: vi.fn(() => ({})), update: vi.fn(), unmount: vi.fn() }
  const Element = r2wc(undefined as never, { shadow: 'open', props: [] }, renderer)
  const tag = `contract-${crypto.randomUUID()}`
  customElements.define(tag, Element)
  const element = document.createElement(tag) as HTMLElement & { connectedCallback(): void }
  return { element, ...renderer }
}

test('r2wc is pinned to one version', () => {
  expect(manifest.dependencies['@r2wc/core']).toMatch(/^\d+\.\d+\.\d+$/)
})

test('r2wc mounts into the shadow root when it is connected, and updates what was mounted when it is told so again', () => {
  const { element, mount, update } = define()
  expect(mount).not.toHaveBeenCalled()

  document.body.append(element)
  element.connectedCallback()

  expect(mount).toHaveBeenCalledExactlyOnceWith(element.shadowRoot, undefined, expect.anything())
  expect(update).toHaveBeenCalledExactlyOnceWith(mount.mock.results[0]!.value, expect.anything())
})

test('connecting mounts, leaving unmounts what was mounted, and coming back mounts anew', () => {
  const { element, mount, unmount } = define()

  document.body.append(element)
  element.remove()
  document.body.append(element)
  element.remove()

  expect(mount).toHaveBeenCalledTimes(2)
  expect(unmount).toHaveBeenCalledTimes(2)
  expect(unmount).toHaveBeenCalledWith(mount.mock.results[0]!.value)
})

test('attributes are none of its business while it is given no props', () => {
  const { element } = define()

  expect((element.constructor as unknown as { observedAttributes: string[] }).observedAttributes).toEqual([])
})
