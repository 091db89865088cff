import { CatalogueError } from './catalogue-error.ts'
import { decoderOf } from './encoding.ts'
import { XmlScanner } from './xml-scanner.ts'
import { NotWellFormed } from './xml-tag.ts'

/** What one element says; names come without a namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close(name: string): void
  /** Only called where `wantsText` says so. */
  text(text: string): void
  wantsText: boolean
  /** For elements that are printed alike for many products: which they are, what was made of one, and taking that again. */
  repeats?(name: string): boolean
  made?(name: string): object | null
  again?(name: string, made: object): void
}

/** The most that a file may have; more is refused. */
const MOST = {
  /** Elements within elements. */
  depth: 32,
  /** Characters without any tag in between: one text, one attribute, or one endless comment. */
  run: 1_000_000,
  /** Bytes of the whole file. */
  bytes: 4_000_000_000,
}

/**
 * Streams XML through a handler in bounded memory. The input is not trusted: no document type, so no entities of
 * its own; depth, length of one run and size of the file are capped.
 * @throws {CatalogueError} naming the file and what is wrong with it
 */
export async function readXml(
  { name, chunks }: { name: string; chunks: AsyncIterable<Uint8Array | string> },
  handler: XmlHandler,
): Promise<void> {
  const refuse = (why: string): never => {
    throw new CatalogueError(`${name}: ${why}`)
  }
  const scanner = new XmlScanner({
    open({ name: element, attributes }) {
      if (scanner.depth > MOST.depth) refuse(`elements are nested deeper than ${MOST.depth}`)
      handler.open(element, attributes)
    },
    close: element => handler.close(element),
    text: text => handler.text(text),
    wantsText: () => handler.wantsText,
    repeats: element => handler.repeats?.(element) ?? false,
    made: element => handler.made!(element),
    again: (element, made) => handler.again!(element, made),
  })
  let decoder: TextDecoder | undefined
  function textOf(chunk: Uint8Array | string): string {
    if (typeof chunk === 'string') return chunk
    decoder ??= decoderOf(chunk)
    return decoder.decode(chunk, { stream: true })
  }
  const feed = (text: string) => {
    scanner.write(text)
    if (scanner.sinceTag > MOST.run) refuse(`more than ${MOST.run} characters without a tag`)
  }
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > MOST.bytes) refuse(`longer than ${MOST.bytes} bytes`)
      feed(textOf(chunk))
    }
    feed(decoder?.decode() ?? '')
    scanner.end()
  } catch (reason) {
    if (reason instanceof NotWellFormed) refuse(`not well-formed XML: ${reason.message}`)
    throw reason
  }
}
