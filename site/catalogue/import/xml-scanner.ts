import { LONGEST, Repeats } from './repeats.ts'
import { endOutsideQuotes, isBlank, mustBeCharacters, NotWellFormed, plainText, type Tag, tagFrom } from './xml-tag.ts'

interface ScannerEvents {
  open(tag: Tag): void
  close(name: string): void
  /** Text that is neither blank nor skipped; in pieces if there are comments in it. */
  text(text: string): void
  wantsText(): boolean
  /**
   * Whether an element is one that is printed alike many times. `made` returns what was made of it, or null if that
   * cannot be reused; `again` takes it.
   */
  repeats(name: string): boolean
  made(name: string): object | null
  again(name: string, made: object): void
}

const SLASH = 47
const GREATER = 62
const BANG = 33
const QUESTION = 63
const CDATA = '<![CDATA['
/** Tags that are known by sight. A release has some thousands of kinds and a hundred million tags. */
const MOST_KNOWN = 8_192
const LONGEST_KNOWN = 256

/**
 * Cuts XML into tags and texts while it comes in. Most tags of a release are written exactly like one before, so a
 * tag is looked up as a whole, and taken apart only when it is new: that is what makes it faster than a parser
 * that goes letter by letter. It refuses what is not well-formed and any document type; xml-scanner.test.ts holds
 * it to what saxes says of the same text.
 */
export class XmlScanner {
  /** What has arrived but is not a whole tag or text yet. */
  #rest = ''
  /** Characters since the last tag. */
  sinceTag = 0
  readonly #known = new Map<string, Tag>()
  readonly #repeats = new Repeats()
  /** The element that is being read for the first time, where it ends, and how deep it is. */
  #first: { raw: string; end: number; depth: number } | null = null
  readonly #events: ScannerEvents
  readonly #open: Tag[] = []
  #last: Tag | null = null
  #hadRoot = false
  #ended = false

  constructor(events: ScannerEvents) {
    this.#events = events
  }

  get depth() {
    return this.#open.length
  }

  write(chunk: string) {
    const xml = this.#rest + chunk
    this.sinceTag += chunk.length
    this.#first = null
    let done = 0
    for (;;) {
      const start = xml.indexOf('<', done)
      if (start < 0) break
      const end = this.#markup(xml, done, start)
      if (end < 0) break
      done = end
    }
    this.#rest = xml.slice(done)
  }

  end() {
    this.#ended = true
    this.write('')
    if (this.depth > 0) throw new NotWellFormed('the file ends in the middle; it was cut off')
    if (this.#rest.trim()) throw new NotWellFormed('the file ends with something that is no element')
    if (!this.#hadRoot) throw new NotWellFormed('there is no element in it')
  }

  /** Takes the text that starts at `done` and the markup after it. Answers where they end, or -1 where they do not yet. */
  #markup(xml: string, done: number, start: number): number {
    const kind = xml.charCodeAt(start + 1)
    if (kind === SLASH) return this.#closeTag(xml, done, start)
    if (kind === BANG) return this.#declared(xml, done, start)
    if (kind === QUESTION) return this.#until('?>', xml, done, start)
    const tag = this.#expected(xml, start) ?? this.#tagAt(xml, start)
    if (!tag) return -1
    const end = start + 2 + tag.raw.length
    const repeated = this.#events.repeats(tag.name) ? this.#again(xml, done, start, tag) : 0
    if (repeated !== 0) return repeated
    this.#text(xml, done, start)
    this.sinceTag = xml.length - end
    this.#openTag(tag)
    return end
  }

  /** The tag that followed the last one before: right most of the time, and found without a look-up. */
  #expected(xml: string, start: number): Tag | null {
    const tag = this.#last?.next
    if (!tag || xml.charCodeAt(start + 1 + tag.raw.length) !== GREATER || !xml.startsWith(tag.raw, start + 1))
      return null
    this.#last = tag
    return tag
  }

  #tagAt(xml: string, start: number): Tag | null {
    const first = xml.indexOf('>', start)
    if (first < 0) return null
    let tag = this.#known.get(xml.slice(start + 1, first))
    if (!tag) {
      const end = endOutsideQuotes(xml, start)
      if (end < 0) return null
      tag = this.#learn(xml.slice(start + 1, end))
    }
    if (this.#last) this.#last.next = tag
    this.#last = tag
    return tag
  }

  #learn(raw: string): Tag {
    // A copy: a part of the chunk would keep all of the chunk in memory for as long as the tag is known.
    const own = Buffer.from(raw).toString()
    const tag = tagFrom(own)
    if (own.length > LONGEST_KNOWN) return tag
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(own, tag)
    return tag
  }

  /** Passes over an element that was read before, letter for letter. Answers 0 where it has to be read. */
  #again(xml: string, done: number, start: number, { qualified, name, empty }: Tag): number {
    const close = empty ? -1 : xml.indexOf(`</${qualified}>`, start)
    // To be recognised it has to be there as a whole.
    if (close < 0) return empty || this.#ended || xml.length - start > LONGEST ? 0 : -1
    const raw = xml.slice(start, close)
    const made = this.#repeats.get(raw)
    if (!made) {
      this.#first = { raw, end: close, depth: this.depth + 1 }
      return 0
    }
    this.#text(xml, done, start)
    this.#events.again(name, made)
    const end = close + qualified.length + 3
    this.sinceTag = xml.length - end
    return end
  }

  #openTag(tag: Tag) {
    if (this.#open.length === 0 && this.#hadRoot) throw new NotWellFormed('there is more than one root element')
    this.#hadRoot = true
    this.#open.push(tag)
    this.#events.open(tag)
    if (tag.empty) this.#close(tag)
  }

  #closeTag(xml: string, done: number, start: number): number {
    const tag = this.#open.at(-1)
    const name = tag?.qualified ?? ''
    const after = start + 2 + name.length
    const end = xml.charCodeAt(after) === GREATER ? after : xml.indexOf('>', start)
    if (end < 0) return -1
    if (!tag || !xml.startsWith(name, start + 2) || (after !== end && xml.slice(after, end).trim()))
      throw new NotWellFormed(`${xml.slice(start, end + 1)} closes ${tag ? `<${name}>` : 'nothing'}`)
    this.#text(xml, done, start)
    this.sinceTag = xml.length - end - 1
    this.#remember(start, tag.name)
    this.#close(tag)
    return end + 1
  }

  #remember(at: number, name: string) {
    const first = this.#first
    if (!first || at < first.end) return
    // Elsewhere, the end was one in a comment, or that of an element within.
    this.#first = null
    if (at !== first.end || this.depth !== first.depth) return
    const made = this.#events.made(name)
    if (made) this.#repeats.remember(first.raw, made)
  }

  #close(tag: Tag) {
    this.#open.pop()
    this.#events.close(tag.name)
  }

  #declared(xml: string, done: number, start: number): number {
    if (xml.startsWith('<!--', start)) return this.#until('-->', xml, done, start)
    if (xml.startsWith(CDATA, start)) return this.#until(']]>', xml, done, start)
    if ('<!--'.startsWith(xml.slice(start, start + 4)) || CDATA.startsWith(xml.slice(start, start + CDATA.length)))
      return -1
    throw new NotWellFormed('has a document type declaration, which could pull in other files; it is refused')
  }

  #until(mark: string, xml: string, done: number, start: number): number {
    const skip = mark === '-->' ? 4 : 2
    const end = xml.indexOf(mark, start + skip)
    if (end < 0) return -1
    this.#text(xml, done, start)
    mustBeCharacters(xml.slice(start, end))
    if (mark === ']]>') this.#cdata(xml.slice(start + CDATA.length, end))
    if (mark === '-->' && xml.slice(start + skip, end + 1).includes('--'))
      throw new NotWellFormed('a comment has "--" in it')
    return end + mark.length
  }

  #cdata(text: string) {
    if (this.#open.length === 0) throw new NotWellFormed('there is text outside of the root element')
    if (this.#events.wantsText()) this.#events.text(text)
  }

  #text(xml: string, from: number, to: number) {
    if (from === to) return
    const wanted = this.#open.length > 0 && this.#events.wantsText()
    if (!wanted && isBlank(xml, from, to)) return
    if (this.#open.length === 0) throw new NotWellFormed('there is text outside of the root element')
    const raw = xml.slice(from, to)
    if (raw.includes(']]>')) throw new NotWellFormed('there is "]]>" in a text')
    const text = plainText(raw)
    if (wanted) this.#events.text(text)
  }
}
