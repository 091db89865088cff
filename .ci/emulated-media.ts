import { onTestFinished } from 'vitest'
import { devtools } from './devtools.ts'

/** Makes the browser that tests a component believe in print or in a visitor's preference, until the test is over. */
export async function emulateMedia(
  media: 'print' | 'prefers-reduced-motion: reduce' | 'forced-colors: active',
): Promise<void> {
  const [name, value] = media.split(': ')
  const set = (value = '') =>
    devtools().send(
      'Emulation.setEmulatedMedia',
      media === 'print' ? { media: value } : { features: [{ name, value }] },
    )
  await set(value ?? name)
  onTestFinished(() => set().then(() => {}))
}
