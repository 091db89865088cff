import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BROWSERS, first, openIn } from './installed.ts'
import { serveSelfCheck } from './serve.ts'

test.for(Object.entries(BROWSERS))(
  '%s keeps every promise to a partner',
  async ([name, { packages, find }], { skip }) => {
    const browser = find()
    if (!browser) return skip(`There is no ${name} on this machine; Debian has it as: ${packages}`)
    const page = await serveSelfCheck()
    const close = await openIn(browser, page.url)

    const { kept, broken } = await page.told.finally(async () => {
      await close()
      page.close()
    })

    expect(broken).toEqual([])
    expect(kept).toHaveLength(10)
  },
)

test('a script that starts a snap, as Ubuntu’s Firefox is, is none of the browsers that are here', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hic-installed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [snap, program] = [join(folder, 'snap'), join(folder, 'program')]
  writeFileSync(snap, '#!/bin/sh\nexec /snap/bin/firefox "$@"\n')
  writeFileSync(program, '#!/bin/sh\nexec /usr/lib/firefox-esr/firefox-esr "$@"\n')

  expect(first(snap)).toBeUndefined()
  expect(first(snap, program)).toBe(program)
})
