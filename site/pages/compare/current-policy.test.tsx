import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadPolicies } from '#site/catalogue/client.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { CurrentPolicy } from './current-policy.tsx'
import { startAfresh } from './opened-for-tests.tsx'

startAfresh()

test('the policies to choose one’s own from are not drawn again with each answer to a filter', async () => {
  const asked = { coverFor: 'singles', state: 'NSW', coverType: 'hospital-only' } as const
  const loaded = await loadPolicies(asked)
  if (loaded.outcome !== 'loaded') throw new Error(loaded.outcome)
  const read = vi.fn(() => 'A policy')
  const policies = loaded.policies.map(policy => Object.defineProperty({ ...policy }, 'name', { get: read }))
  const shown = (answers: Answers) => <CurrentPolicy answers={answers} policies={policies} manifest={loaded.manifest} />
  const { rerender } = render(shown(asked))
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(policies.length)
  read.mockClear()

  rerender(shown({ ...asked, mostExcess: 500 }))

  expect(read).not.toHaveBeenCalled()
})
