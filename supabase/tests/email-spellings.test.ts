import { domainToASCII } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ENGINES, useEngine } from './engines.ts'

/** Every character that a domain ignores: over a million are tried. */
const IGNORED = Array.from({ length: 0x10ffff - 0x7f }, (_, n) => String.fromCodePoint(0x80 + n)).filter(
  character => domainToASCII(`exam${character}ple.com`) === 'example.com',
)

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine)

  // To the limit on messages, each would be another recipient.
  test('an email address has no second spelling with a character that its domain ignores', async () => {
    const { rows } = await database.session.query<{ code: string }>(
      `select to_hex(ascii(c)) as code from unnest($1::text[]) c where private.is_email('ada@exam' || c || 'ple.com')`,
      [IGNORED],
    )

    expect(IGNORED.length).toBeGreaterThan(200)
    expect(rows.map(({ code }) => code)).toEqual([])
  })
})
