import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode, type PartitionFile, type PartitionKey } from './partition.ts'
import { anyPolicies, covering, plainPolicy } from './tests/any-policy.ts'

const KEY: PartitionKey = { state: 'NSW', coverFor: 'singles', coverType: 'hospital-only' }
const sent = (file: PartitionFile) => JSON.parse(JSON.stringify(file)) as PartitionFile

test('a partition gives back every policy that went into it', () => {
  fc.assert(
    fc.property(anyPolicies(30), policies => {
      expect(decode(sent(encode(KEY, policies)))).toEqual(policies)
    }),
  )
})

test('policies that share their cover hold it once', () => {
  const hospital = { covers: covering(['Blood']) }
  const policies = [1, 2, 3, 4].map(id => plainPolicy({ id: String(id) }, hospital))

  const [first, ...others] = decode(sent(encode(KEY, policies)))

  expect(others.every(policy => policy.hospital === first!.hospital)).toBe(true)
})

test('an address is given back with the code of its policy in it, and is in the file once for all of them', () => {
  const codes = ['H1/XDM', 'C22/XSHN', 'G3/XECV{}']
  const policies = codes.map(code =>
    plainPolicy({ id: code, code, statement: `https://a.example/${code}?id=${encodeURIComponent(code)}` }),
  )
  const file = sent(encode(KEY, policies))

  expect(decode(file)).toEqual(policies)
  expect(file.columns.statement).toEqual({ of: [expect.any(String)], at: [0, 0, 0] })
  expect(file.columns.code).toEqual({ all: codes })
})

test('a file written with another order of treatments is read by their names', () => {
  const policy = plainPolicy({}, { covers: covering(['Blood'], ['SleepStudies']) })
  const file = sent(encode(KEY, [policy]))
  const written = { ...file, categories: [...file.categories].reverse() }
  const hospital = { ...policy.hospital!, covers: [...policy.hospital!.covers].reverse().join('') }
  written.columns.hospital = { all: [hospital] }

  expect(decode(written)).toEqual([policy])
})

test.each([
  ['of another format', (file: PartitionFile) => ({ ...file, format: 99 })],
  ['with a short column', (file: PartitionFile) => ({ ...file, count: 5 })],
  [
    'with a pointer to nowhere',
    (file: PartitionFile) => ({ ...file, columns: { ...file.columns, name: { of: [], at: [7] } } }),
  ],
  ['without the terms of its extras', (file: PartitionFile) => ({ ...file, terms: [] })],
])('a file %s is refused, never half read', (_, spoil) => {
  const file = sent(encode(KEY, [plainPolicy({ extras: { Optical: { wait: 2 } } })]))

  expect(() => decode(spoil(file))).toThrow()
})
