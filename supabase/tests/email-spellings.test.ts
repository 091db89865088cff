import { domainToASCII } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ENGINES, useEngine } from './engines.ts'

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine)

  // To the limit on messages, each would be another recipient.
  test('an email address has no second spelling with a character that its domain ignores', async () => {
    const ignored = []
    for (let point = 0x80; point <= 0x10ffff; point++) {
      const character = String.fromCodePoint(point)
      if (domainToASCII(`exam${character}ple.com`) === 'example.com') ignored.push(character)
    }
    const { rows } = await database.session.query<{ code: string }>(
      `select to_hex(ascii(c)) as code from unnest($1::text[]) c where private.is_email('ada@exam' || c || 'ple.com')`,
      [ignored],
    )

    expect(ignored.length).toBeGreaterThan(200)
    expect(rows.map(({ code }) => code)).toEqual([])
  })
})
