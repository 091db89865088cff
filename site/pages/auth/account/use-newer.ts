import { useState } from 'react'

/**
 * For a form over a row that somebody else may change first. `isNewer` once a version after the one seen by
 * `expectNewer` is there: before that, another press would fail in the same way.
 */
export function useNewer({ version }: { version: number }) {
  const [outdated, setOutdated] = useState<number>()
  return { isNewer: outdated !== undefined && version !== outdated, expectNewer: () => setOutdated(version) }
}
