import { NotWellFormed } from './xml-tag.ts'

const DECLARED = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'>]+)["']/

/**
 * Reads the bytes of a file that starts so, in the encoding of its byte order mark or of its first line.
 * @throws {NotWellFormed} if there is no such encoding
 */
export function decoderOf(start: Uint8Array): TextDecoder {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  const encoding = DECLARED.exec(Buffer.from(start.subarray(0, 200)).toString('latin1'))?.[1] ?? 'utf-8'
  // Some programs declare it for whatever they write. If it were true, the line could not be read like this.
  if (/^utf-16/i.test(encoding)) return new TextDecoder()
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new NotWellFormed(`there is no encoding "${encoding}"`)
  }
}
