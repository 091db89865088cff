import { onTestFinished } from 'vitest'
import { devtools } from './devtools.ts'

/** Makes the browser that tests a component believe in print or in a visitor's preference, until the test is over. */
export async function emulateMedia(
  media: 'print' | 'prefers-reduced-motion: reduce' | 'forced-colors: active',
): Promise<void> {
  const [name, value] = media.split(': ')
  const set = (to: string) =>
    devtools().send(
      'Emulation.setEmulatedMedia',
      media === 'print' ? { media: to } : { features: [{ name, value: to }] },
    )
  await set(value ?? media)
  onTestFinished(() => set('').then(() => {}))
}
