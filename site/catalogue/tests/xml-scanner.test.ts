import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { XmlScanner } from '../import/xml-scanner.ts'
import { NotWellFormed } from '../import/xml-tag.ts'

type Event = ['open', string, Record<string, string>] | ['close', string] | ['text', string]

/** Texts are joined: where they are cut says nothing. */
function put(events: Event[], event: Event) {
  const last = events.at(-1)
  if (event[0] === 'text' && last?.[0] === 'text') last[1] += event[1]
  else events.push(event[0] === 'text' ? ['text', event[1]] : event)
}

/** `<r>` is what may repeat: the second time, the events of the first have to come again. */
function scanned(chunks: readonly string[]): Event[] | 'refused' {
  const events: Event[] = []
  let since = 0
  const scanner = new XmlScanner({
    open({ name, attributes }) {
      if (name === 'r') since = events.length
      put(events, ['open', name, { ...attributes }])
    },
    close: name => put(events, ['close', name]),
    text: text => put(events, ['text', text]),
    wantsText: () => true,
    repeats: name => name === 'r' && !events.slice(since).some(([, of]) => of === 'r'),
    made: () => structuredClone(events.slice(since)),
    again(_, made) {
      for (const event of structuredClone(made as Event[])) put(events, event)
      put(events, ['close', 'r'])
    },
  })
  try {
    for (const chunk of chunks) scanner.write(chunk)
    scanner.end()
  } catch (reason) {
    if (reason instanceof NotWellFormed) return 'refused'
    throw reason
  }
  return events
}

function parsedBySaxes(xml: string): Event[] | 'refused' {
  const events: Event[] = []
  const parser = new SaxesParser({ position: false, xmlns: false as const })
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    put(events, ['open', name, { ...attributes }])
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    put(events, ['close', name])
  })
  const text = (text: string) => depth && put(events, ['text', text])
  parser.on('text', text)
  parser.on('cdata', text)
  try {
    parser.write(xml).close()
    return events
  } catch {
    return 'refused'
  }
}

const name = fc.constantFrom('a', 'bc', 'r')
const value = fc
  .array(fc.constantFrom('x', 'y z', '&amp;', '&#65;', '&#x1F998;', '>', 'é', '&lt;', '\n'), { maxLength: 3 })
  .map(parts => parts.join(''))
const attributes = fc
  .uniqueArray(fc.constantFrom('p', 'q'), { maxLength: 2 })
  .chain(names => fc.tuple(...names.map(one => value.map(text => ` ${one}="${text}"`))))
  .map(parts => parts.join(''))
const other = fc.constantFrom('text', '&gt;', '\n  ', '<!-- <a> -->', '<![CDATA[ <b> & ]]>', '<!--</r>-->', '\uFFFD')

const { element } = fc.letrec<{ element: string }>(tie => ({
  element: fc
    .tuple(name, attributes, fc.array(fc.oneof({ maxDepth: 3 }, other, tie('element')), { maxLength: 4 }))
    .map(([tag, attrs, inner]) => (inner.length ? `<${tag}${attrs}>${inner.join('')}</${tag}>` : `<${tag}${attrs}/>`)),
}))
const document = fc.tuple(element, fc.nat({ max: 2 })).map(([one, times]) => `<root>${one.repeat(times + 1)}</root>`)

const PIECES = ['<', '>', '/', '"', "'", '&', ';', '=', ' ', 'a', 'r', '</r>', '<r>', '-', '--', '<!', '[', ']]>', '\0']
const change = fc.tuple(fc.nat(), fc.constantFrom('', ...PIECES), fc.nat({ max: 3 }))
// What stands in "<?…?>" is passed over and not looked at, so nothing is spoiled there.
const spoiled = fc
  .tuple(fc.constantFrom('', '<?xml version="1.0" encoding="utf-8"?>\n'), document, fc.array(change, { maxLength: 3 }))
  .map(([head, xml, changes]) => head + changes.reduce(spoil, xml))

function spoil(text: string, [at, piece, less]: readonly [number, string, number]): string {
  const start = at % (text.length + 1)
  return text.slice(0, start) + piece + text.slice(start + less)
}

test('whatever is written is read or refused as saxes does, wherever the chunks are cut', () => {
  fc.assert(
    fc.property(spoiled, fc.integer({ min: 1, max: 60 }), (xml, size) => {
      const chunks = xml.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []

      expect(scanned(chunks)).toEqual(parsedBySaxes(xml))
    }),
    { numRuns: 5_000 },
  )
  // Two seconds on a core of its own, six among others.
}, 20_000)

test('what is printed alike is read once, and says the same again', () => {
  const one = '<r p="1"><a>x</a></r>'
  let opened = 0
  let again = 0
  const scanner = new XmlScanner({
    open: () => {
      opened += 1
    },
    close() {},
    text() {},
    wantsText: () => false,
    repeats: tag => tag === 'r',
    made: () => ({}),
    again: () => {
      again += 1
    },
  })

  scanner.write(`<root>${one.repeat(100)}</root>`)
  scanner.end()

  expect({ opened, again }).toEqual({ opened: 3, again: 99 })
})
