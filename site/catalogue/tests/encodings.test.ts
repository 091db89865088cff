import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importRelease } from '../import/import-release.ts'
import { openSource } from '../import/sources.ts'
import { madeFiles, ONE_HOUSEHOLD, scratchFolder, writeFolder } from './made-files.ts'

const files = await madeFiles({ market: ONE_HOUSEHOLD })
const FUNDS = 'Funds 01-Apr-2026.xml'
const funds = files[FUNDS]!.replace(/<FundName>[^<]*/, '<FundName>Café')

const declared = (encoding: string) => funds.replace('encoding="utf-8"', `encoding="${encoding}"`)

async function firstFund(bytes: Buffer): Promise<string | undefined> {
  await using scratch = await scratchFolder()
  await using made = await scratchFolder()
  await writeFolder(made.path, files)
  await writeFile(join(made.path, FUNDS), bytes)
  const { manifest } = await importRelease({ source: await openSource(made.path), into: scratch.path, quality: 1 })
  return manifest.funds[0]?.name
}

describe('no letter of a name is lost, however its file is encoded', () => {
  const bigEndian = Buffer.from(`\ufeff${declared('utf-16')}`, 'utf16le').swap16()
  const cases: [string, Buffer][] = [
    ['UTF-8', Buffer.from(funds)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${funds}`)],
    ['UTF-8 that does not say so', Buffer.from(funds.replace(/<\?xml.*?\?>/, ''))],
    ['UTF-8 that calls itself UTF-16', Buffer.from(declared('utf-16'))],
    ['UTF-8 whose mark says more than its first line', Buffer.from(`\ufeff${declared('windows-1252')}`)],
    ['Windows’ own, as declared', Buffer.from(declared('windows-1252'), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${declared('utf-16')}`, 'utf16le')],
    ['UTF-16, the other way round', bigEndian],
  ]
  test.each(cases)('%s', async (_, bytes) => {
    expect(await firstFund(bytes)).toBe('Café')
  })
})

test('a file in an encoding that nobody knows is refused with its name', async () => {
  await expect(firstFund(Buffer.from(declared('klingon-8')))).rejects.toThrow(/^Funds .*encoding "klingon-8"/)
})
