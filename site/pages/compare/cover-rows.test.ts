import { expect, test } from 'vitest'
import { plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { serviceRows, waitRows } from './cover-rows.ts'

const optical = (id: string, terms: object) => plainPolicy({ id, hospital: null, extras: { Optical: terms } })
const textsOf = (rows: ReturnType<typeof waitRows>) =>
  rows.find(row => row.label === 'Optical')?.cells.map(cell => cell.text)

test('what a service pays back is printed to the cent, and never rounded up', () => {
  const paying = (amount: number) => optical('1', { pays: [{ item: 'Single lenses', dollars: amount }] })

  expect(textsOf(serviceRows([paying(33.6), paying(40)]))).toEqual(['$33.60 single lenses', '$40 single lenses'])
})

test('a service without a wait stands apart from one that is not covered', () => {
  const none = plainPolicy({ id: '3', hospital: null, extras: {} })

  expect(textsOf(waitRows([optical('1', { wait: 2 }), optical('2', { wait: 0 }), none], null))).toEqual([
    '2 months',
    'None',
    '–',
  ])
})
