import { useContext } from 'react'
import type { Asked } from '#site/session/use-answer.ts'
import { IsOver } from './forms/is-over.ts'
import { useKeptFresh } from './kept-fresh.ts'

const AGAIN_MS = 60_000

/** What has no button to try again is asked again each minute, and once the line is back, until there is an answer. */
export function useTriedAgain({ state }: Asked<unknown>, reload: () => void): void {
  const isOver = useContext(IsOver)
  useKeptFresh(AGAIN_MS, reload, state === 'failed' && !isOver)
}
