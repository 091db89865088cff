/** A start tag. Tags that are written alike are one object: attributes are not to be changed. */
export interface Tag {
  /** As it is written, with its prefix. */
  qualified: string
  /** Without a namespace prefix. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** `<a/>`: it closes itself. */
  empty: boolean
  /** What is between `<` and `>`. */
  raw: string
  /** The tag that came after it the last time. */
  next: Tag | null
}

/** Its message says what is wrong, for the sentence that refuses the file. */
export class NotWellFormed extends Error {}

const NAME = /[\p{L}_:][\p{L}\p{N}_:.·-]*/uy
const ATTRIBUTE = /\s+([\p{L}_:][\p{L}\p{N}_:.·-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy
const END = /\s*(\/?)$/y

/** Reads what is between `<` and `>`. */
export function tagFrom(raw: string): Tag {
  const qualified = matchAt(NAME, raw, 0)?.[0]
  if (!qualified) throw new NotWellFormed(`<${short(raw)}> is no tag`)
  const attributes: Record<string, string> = Object.create(null)
  let at = qualified.length
  for (let found = matchAt(ATTRIBUTE, raw, at); found; found = matchAt(ATTRIBUTE, raw, at)) {
    const [whole, name = '', quoted, apostrophed] = found
    if (name in attributes) throw new NotWellFormed(`<${qualified}> has the attribute ${name} twice`)
    attributes[name] = plainText((quoted ?? apostrophed ?? '').replace(/\r\n|[\r\n\t]/g, ' '))
    at += whole.length
  }
  const end = matchAt(END, raw, at)
  if (!end) throw new NotWellFormed(`<${qualified}> has an attribute that cannot be read at "${short(raw.slice(at))}"`)
  const name = qualified.slice(qualified.indexOf(':') + 1)
  return { qualified, name, attributes, empty: end[1] === '/', raw, next: null }
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: they are what XML refuses
const NOT_PLAIN = /[&\r\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/
const REFUSED = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: they are what XML refuses
const ENTITY = /&([^;&]{0,12};?)/g
const NAMED = new Map([
  ['lt;', '<'],
  ['gt;', '>'],
  ['amp;', '&'],
  ['quot;', '"'],
  ['apos;', "'"],
])

/** A text with its entities resolved: the five that XML knows and numbered characters, no others. */
export function plainText(raw: string): string {
  if (!NOT_PLAIN.test(raw)) return raw
  mustBeCharacters(raw)
  return raw.replace(/\r\n?/g, '\n').replace(ENTITY, (_, entity: string) => NAMED.get(entity) ?? numbered(entity))
}

/** @throws {NotWellFormed} if there is a character that XML does not allow */
export function mustBeCharacters(raw: string) {
  if (REFUSED.test(raw)) throw new NotWellFormed('there is a character that XML does not allow')
}

function numbered(entity: string): string {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));$/i.exec(entity) ?? []
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN)
  const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  if (!isCharacter || REFUSED.test(String.fromCodePoint(code)))
    throw new NotWellFormed(`it has the entity "&${entity}", which is not defined`)
  return String.fromCodePoint(code)
}

const MARK = /["'>]/g

/** Where the start tag at `start` ends: a ">" within quotes belongs to the attribute. -1 where it does not yet. */
export function endOutsideQuotes(xml: string, start: number): number {
  MARK.lastIndex = start
  for (let mark = MARK.exec(xml); mark; mark = MARK.exec(xml)) {
    if (mark[0] === '>') return mark.index
    const closing = xml.indexOf(mark[0], mark.index + 1)
    if (closing < 0) return -1
    MARK.lastIndex = closing + 1
  }
  return -1
}

export function isBlank(xml: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = xml.charCodeAt(at)
    if (code !== 10 && code !== 32 && code !== 13 && code !== 9) return false
  }
  return true
}
