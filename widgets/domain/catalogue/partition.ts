import { CLINICAL_CATEGORIES } from '../clinical-categories.ts'
import type { CoverFor } from '../cover-for.ts'
import type { CoverType } from '../cover-types.ts'
import type { DataState } from '../states.ts'
import { ExtrasPacker, type ExtrasTables, type PackedExtras, unpackExtras } from './packed-extras.ts'
import { COVERAGE, type Policy } from './policy.ts'

/** Raise it with every change to what a file holds, so that a page of another version does not misread it. */
export const FORMAT = 7

export interface PartitionKey {
  state: DataState
  coverFor: CoverFor
  coverType: CoverType
}
export const partitionName = ({ state, coverFor, coverType }: PartitionKey) => `${state}/${coverFor}/${coverType}`

/** All values of one field. If values repeat, each is once in `of`, and `at` points at it. */
type Column = { all: unknown[] } | { of: unknown[]; at: number[] }

/** One file: all policies of a state, a household and a cover type, field by field, so that it packs well. */
export interface PartitionFile extends PartitionKey, ExtrasTables {
  format: number
  count: number
  /** The order of the digits in `HospitalCover.covers` when the file was written. */
  categories: readonly string[]
  columns: Record<keyof Policy, Column>
}

const FIELDS = [
  'id',
  'code',
  'fund',
  'brands',
  'name',
  'adults',
  'dependants',
  'premium',
  'hospital',
  'extras',
  'ambulance',
  'statement',
  'earlier',
] as const satisfies readonly (keyof Policy)[]

const CATEGORIES: readonly string[] = CLINICAL_CATEGORIES.map(category => category.title)
/**
 * Stand for the policy's own code in `statement`, as it is and as an address has it, since a long address for each
 * policy would pack badly. No address holds these characters.
 */
const CODE = '\u0001'
const CODE_IN_ADDRESS = '\u0002'

/** As columns instead of rows, because similar values side by side pack better. */
export function encode(key: PartitionKey, policies: readonly Policy[]): PartitionFile {
  const columns = {} as PartitionFile['columns']
  const extras = new ExtrasPacker()
  for (const field of FIELDS) columns[field] = column(policies.map(policy => packed(policy, field, extras)))
  return {
    format: FORMAT,
    ...key,
    count: policies.length,
    categories: CATEGORIES,
    ...extras.tables,
    columns,
  }
}

function packed(policy: Policy, field: keyof Policy, packer: ExtrasPacker): unknown {
  const { statement, code, extras } = policy
  if (field === 'extras') return extras && packer.pack(extras)
  if (field !== 'statement' || !statement || !code) return policy[field]
  return statement.replace(code, () => CODE).replace(encodeURIComponent(code), () => CODE_IN_ADDRESS)
}

function column(values: unknown[]): Column {
  const texts = new Map<string, number>()
  // Policies that share an object are found without looking into it.
  const objects = new Map<unknown, number>()
  const of: unknown[] = []
  const at = values.map(value => {
    const shared = objects.get(value)
    if (shared !== undefined) return shared
    const text = JSON.stringify(value)
    const index = texts.get(text) ?? of.push(value) - 1
    texts.set(text, index)
    objects.set(value, index)
    return index
  })
  return of.length > values.length * 0.7 ? { all: values } : { of, at }
}

/** @throws where the file is not a partition that this version can read */
export function decode(file: PartitionFile): Policy[] {
  if (file?.format !== FORMAT) throw new Error(`This partition has format ${file?.format}, not ${FORMAT}`)
  const columns = FIELDS.map(field => unpacked(file, field))
  const extrasAt = FIELDS.indexOf('extras')
  columns[extrasAt] = unpackExtras(columns[extrasAt] as (PackedExtras | null)[], file)
  const reorder = digitOrder(file)
  return Array.from({ length: file.count }, (_, row) => {
    const policy = {} as Record<string, unknown>
    FIELDS.forEach((field, i) => {
      policy[field] = columns[i]![row]
    })
    return restore(policy as unknown as Policy, reorder)
  })
}

function unpacked({ columns, count }: PartitionFile, field: keyof Policy): unknown[] {
  const stored = columns[field]
  const values = 'all' in stored ? stored.all : stored.at.map(index => stored.of[index])
  if (values.length !== count || values.includes(undefined))
    throw new Error(`The column "${field}" does not have a value for each of ${count} policies`)
  return values
}

function restore(policy: Policy, reorder: ((covers: string) => string) | null): Policy {
  const { code, statement } = policy
  policy.statement =
    statement?.replace(CODE, () => code).replace(CODE_IN_ADDRESS, () => encodeURIComponent(code)) ?? null
  if (reorder && policy.hospital) policy.hospital = { ...policy.hospital, covers: reorder(policy.hospital.covers) }
  return policy
}

/** How to bring digits into today's order, or null where it has not changed since the file was written. */
function digitOrder({ categories }: PartitionFile) {
  if (categories.join() === CATEGORIES.join()) return null
  const from = CATEGORIES.map(title => categories.indexOf(title))
  return (covers: string) => from.map(index => covers[index] ?? COVERAGE.none).join('')
}
