import { SaxesParser } from 'saxes'
import { CatalogueError } from './catalogue-error.ts'

/** What one element says; names come without a namespace prefix. */
export interface XmlHandler {
  open(name: string, attributes: Record<string, string>): void
  close(name: string): void
  /** Only called where `wantsText` says so. */
  text(text: string): void
  wantsText: boolean
}

export interface XmlLimits {
  /** Elements within elements. */
  depth: number
  /** Characters without any tag in between: one text, one attribute, or one endless comment. */
  run: number
  /** Bytes of the whole file. */
  bytes: number
}

export const LIMITS: XmlLimits = { depth: 32, run: 1_000_000, bytes: 4_000_000_000 }

/**
 * Streams XML through a handler in bounded memory. The input is not trusted: no document type, so no entities of
 * its own; depth, length of one run and size of the file are capped.
 * @throws {CatalogueError} naming the file and what is wrong with it
 */
export async function readXml(
  { name, chunks }: { name: string; chunks: AsyncIterable<Uint8Array | string> },
  handler: XmlHandler,
  limits: XmlLimits = LIMITS,
): Promise<void> {
  const refuse = (why: string): never => {
    throw new CatalogueError(`${name}: ${why}`)
  }
  const parser = new SaxesParser({ position: false, xmlns: false as const })
  let depth = 0
  let bytes = 0
  let runStart = 0
  let fed = 0

  parser.on('error', error => refuse(`not well-formed XML: ${error.message.replace(/^\S*:\s*/, '')}`))
  parser.on('doctype', () => refuse('has a document type declaration, which could pull in other files; it is refused'))
  parser.on('opentag', ({ name: tag, attributes }) => {
    runStart = fed
    depth += 1
    if (depth > limits.depth) refuse(`elements are nested deeper than ${limits.depth}`)
    handler.open(localName(tag), attributes)
  })
  parser.on('closetag', ({ name: tag }) => {
    runStart = fed
    depth -= 1
    handler.close(localName(tag))
  })
  parser.on('text', text => {
    if (handler.wantsText) handler.text(text)
  })

  const decoder = new TextDecoder()
  const feed = (text: string) => {
    if (!text) return
    parser.write(text)
    fed += text.length
    if (fed - runStart > limits.run) refuse(`more than ${limits.run} characters without a tag`)
  }
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > limits.bytes) refuse(`longer than ${limits.bytes} bytes`)
    feed(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
  }
  feed(decoder.decode())
  if (depth > 0) refuse('the file ends in the middle; it was cut off')
  parser.close()
}

function localName(tag: string): string {
  const colon = tag.indexOf(':')
  return colon < 0 ? tag : tag.slice(colon + 1)
}
