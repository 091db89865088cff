import { useSyncExternalStore } from 'react'
import type { Day } from '#widgets/domain/period.ts'

/** A policy that the visitor took along, with its price as it was shown: what they asked about, word for word. */
export interface ChosenPolicy {
  id: string
  name: string
  fund: string
  monthlyPriceCents: number
  asShownOn: Day
}

/** As many as are compared side by side. */
const MOST_CHOSEN = 4

const KEY = 'hic-chosen'
const NONE: readonly ChosenPolicy[] = []

let chosen: readonly ChosenPolicy[] | undefined
const listeners = new Set<() => void>()

/** The same array until another choice is kept. */
export function readChosen(): readonly ChosenPolicy[] {
  chosen ??= fromSession()
  return chosen
}

/** For as long as the tab lives; the first four count. */
export function keepChosen(policies: readonly ChosenPolicy[]): void {
  chosen = policies.slice(0, MOST_CHOSEN)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {}
  for (const listener of listeners) listener()
}

export const useChosen = (): readonly ChosenPolicy[] => useSyncExternalStore(subscribe, readChosen, () => NONE)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function fromSession(): readonly ChosenPolicy[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, MOST_CHOSEN) : NONE
  } catch {
    return NONE
  }
}

const isChosen = (value: unknown): value is ChosenPolicy => {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, fund, monthlyPriceCents, asShownOn } = value as Record<string, unknown>
  return [id, name, fund, asShownOn].every(text => typeof text === 'string') && Number.isSafeInteger(monthlyPriceCents)
}
