import { domainToASCII } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ENGINES, useEngine } from './engines.ts'

/** A domain's rules (UTS 46) take a character away only where Unicode says that it may go unseen. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
/** Every character that a domain ignores. To try a million, instead of these four thousand, takes three seconds. */
const IGNORED = Array.from({ length: 0x10ffff - 0x7f }, (_, n) => String.fromCodePoint(0x80 + n)).filter(
  character => UNSEEN.test(character) && domainToASCII(`exam${character}ple.com`) === 'example.com',
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
