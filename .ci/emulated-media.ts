import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Makes the browser that tests a component believe in print or in a visitor's preference, until the test is over. */
export async function emulateMedia(media: 'print' | 'prefers-reduced-motion: reduce'): Promise<void> {
  const session = cdp() as { send(method: string, parameters: object): Promise<unknown> }
  const [name, value] = media.split(': ')
  const set = (value = '') =>
    session.send('Emulation.setEmulatedMedia', media === 'print' ? { media: value } : { features: [{ name, value }] })
  await set(value ?? name)
  onTestFinished(() => set().then(() => {}))
}
