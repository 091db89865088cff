import { useEffect, useState } from 'react'
import { type CatalogueOutcome, isFromDevice, loadPolicies, type Wanted } from '#site/catalogue/client.ts'
import { useLineBack } from '#site/ui/line-back.ts'
import type { Day } from '#widgets/domain/period.ts'

type Catalogue = CatalogueOutcome | { outcome: 'not-asked' | 'loading' }

interface Came {
  key: string
  catalogue: CatalogueOutcome
  /** The network has said that there is nothing newer. */
  isChecked: boolean
}

/**
 * The policies for the visitor's first answers, checked again on each day that the tab stays open; where there was no
 * line to do that, as on a laptop that wakes, once it is back. The second value asks again after a failure.
 */
export function useCatalogue(wanted: Wanted | null, today: Day): [Catalogue, () => void] {
  const key = wanted ? `${wanted.coverFor} ${wanted.state} ${wanted.coverType}` : null
  const [came, setCame] = useState<Came | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!wanted || !key) return
    let current = true
    void loadPolicies(wanted).then(catalogue => {
      if (!current) return
      const isChecked = catalogue.outcome === 'loaded' && !isFromDevice(catalogue.manifest)
      setCame(last =>
        // What is shown stays if nothing newer can be had.
        last?.key === key && catalogue.outcome !== 'loaded' ? { ...last, isChecked } : { key, catalogue, isChecked },
      )
    })
    return () => {
      current = false
    }
  }, [key, attempt, today])

  useLineBack(came !== null && !came.isChecked, () => {
    // Policies that are there stay while they are asked for again.
    if (came?.catalogue.outcome === 'loaded') setAttempt(attempt + 1)
    else tryAgain()
  })

  function tryAgain() {
    setCame(null)
    setAttempt(attempt + 1)
  }
  if (!key) return [{ outcome: 'not-asked' }, tryAgain]
  if (came?.key === key) return [came.catalogue, tryAgain]
  return [{ outcome: 'loading' }, tryAgain]
}
