import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoSize, demoSource } from './demo-source.ts'

/** Writes a made-up release into a folder, file by file as the Government publishes it. Answers its bytes. */
export async function writeDemoFolder(folder: string, size: DemoSize): Promise<number> {
  await mkdir(folder, { recursive: true })
  let bytes = 0
  for (const { name, open } of demoSource(size, { day: '2026-04-01', before: false }).members) {
    const file = createWriteStream(join(folder, name))
    for await (const chunk of await open()) {
      bytes += chunk.length
      if (!file.write(chunk)) await once(file, 'drain')
    }
    file.end()
    await once(file, 'finish')
  }
  return bytes
}
