/** While the visitor watches the button: a few quick tries, then they are told that it will be sent later. */
const WATCHED_WAITS_MS = [800, 2_500]
/** While the page stays open afterwards. The last one repeats. */
const LATER_WAITS_MS = [10_000, 20_000, 40_000, 90_000, 180_000, 300_000]

const LONGEST_WATCHED_MS = 5_000
const LONGEST_LATER_MS = 300_000

interface Failure {
  /** How many tries failed, this one included. */
  failed: number
  /** What the backend asked for. */
  retryAfterMs?: number | undefined
  /** From 0 up to 1. */
  random?: number
}

/** Milliseconds until the next try that the visitor waits for, or undefined if it should be sent later instead. */
export function watchedWait({ failed, retryAfterMs = 0, random = Math.random() }: Failure): number | undefined {
  const planned = WATCHED_WAITS_MS[failed - 1]
  if (planned === undefined || retryAfterMs > LONGEST_WATCHED_MS) return undefined
  return Math.max(retryAfterMs, jittered(planned, random))
}

/** Milliseconds until the next automatic try. A wait that the backend asks for is honoured up to five minutes. */
export function laterWait({ failed, retryAfterMs = 0, random = Math.random() }: Failure): number {
  const planned = LATER_WAITS_MS[Math.min(failed, LATER_WAITS_MS.length) - 1]!
  return Math.min(LONGEST_LATER_MS, Math.max(retryAfterMs, jittered(planned, random)))
}

// Between half and the whole: visitors who failed together do not come back together.
const jittered = (wait: number, random: number) => Math.round(wait * (0.5 + random / 2))
