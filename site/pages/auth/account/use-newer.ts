import { useState } from 'react'

/**
 * For a form over a row that somebody else may change first. `isNewer` once the version after `expectNewer` is there:
 * before, another press would meet the same.
 */
export function useNewer({ version }: { version: number }) {
  const [outdated, setOutdated] = useState<number>()
  return { isNewer: outdated !== undefined && version !== outdated, expectNewer: () => setOutdated(version) }
}
