import { expect, test } from 'vitest'
import { openFunds } from './manifest.ts'

test('the funds that are said to be open to everybody are those that sell to everybody', () => {
  const open = { code: 'XDM', name: 'Demo Mutual', type: 'Open', policies: 9 } as const
  const forTeachers = { code: 'XTE', name: 'Demo Teachers', type: 'Restricted', policies: 4 } as const

  expect(openFunds({ funds: [forTeachers, open] })).toEqual([open])
})
