import type { WriteStream } from 'node:tty'

/** How much has been read, in bytes or characters; `of` is 0 if nobody knows how much there is. */
export interface Progress {
  file: string
  read: number
  of: number
}

const WIDTH = 32
const EVERY_MS = 100

/** One line that is written over itself; nothing where the output is not a terminal. */
export function progressBar(out: WriteStream) {
  let last = 0
  return {
    show({ file, read, of }: Progress) {
      const now = performance.now()
      if (!out.isTTY || (now - last < EVERY_MS && read < of)) return
      last = now
      const share = of ? Math.min(read / of, 1) : 0
      const full = Math.round(share * WIDTH)
      out.write(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.round(share * 100)} %  ${file}`)
    },
    clear() {
      if (out.isTTY) out.write('\r\x1b[K')
    },
  }
}
