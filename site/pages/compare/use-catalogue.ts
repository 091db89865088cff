import { useEffect, useState } from 'react'
import { type CatalogueOutcome, loadPolicies, type Wanted } from '#site/catalogue/client.ts'
import { useLineBack } from '#site/ui/line-back.ts'
import type { Day } from '#widgets/domain/period.ts'

type Catalogue = CatalogueOutcome | { outcome: 'not-asked' | 'loading' }

/**
 * The policies for the visitor's first answers, checked again on each day that the tab stays open. The second value asks
 * again after a failure.
 */
export function useCatalogue(wanted: Wanted | null, today: Day): [Catalogue, () => void] {
  const key = wanted ? `${wanted.coverFor} ${wanted.state} ${wanted.coverType}` : null
  const [came, setCame] = useState<{ key: string; catalogue: CatalogueOutcome } | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!wanted || !key) return
    let current = true
    void loadPolicies(wanted).then(
      catalogue =>
        // What is shown stays if nothing newer can be had.
        current && setCame(last => (last?.key === key && catalogue.outcome !== 'loaded' ? last : { key, catalogue })),
    )
    return () => {
      current = false
    }
  }, [key, attempt, today])

  useLineBack(came !== null && came.catalogue.outcome !== 'loaded', tryAgain)

  function tryAgain() {
    setCame(null)
    setAttempt(attempt + 1)
  }
  if (!key) return [{ outcome: 'not-asked' }, tryAgain]
  if (came?.key === key) return [came.catalogue, tryAgain]
  return [{ outcome: 'loading' }, tryAgain]
}
