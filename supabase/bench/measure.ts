import { quantile } from '#ci/median.ts'

/** How fast some work was done. */
interface Rate {
  perSecond: number
  /** Milliseconds. */
  median: number
  /** Milliseconds, the 99th percentile. */
  p99: number
}

/** Does the work `times` times, `atOnce` at a time. */
export async function rate(times: number, atOnce: number, work: (n: number) => Promise<unknown>): Promise<Rate> {
  const took: number[] = []
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let n = next++; n < times; n = next++) {
        const began = performance.now()
        await work(n)
        took.push(performance.now() - began)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const at = (share: number) => Math.round(quantile(took, share) * 10) / 10
  return { perSecond: Math.round(times / seconds), median: at(0.5), p99: at(0.99) }
}

/** The median of nine, after one to warm up. Milliseconds. */
export async function medianTime(work: () => Promise<unknown>): Promise<number> {
  await work()
  return (await rate(9, 1, work)).median
}

/** Prints a figure in its column. */
export const line = (what: string, figure: string) => console.log(`  ${what.padEnd(62)} ${figure}`)

export const said = ({ perSecond, median, p99 }: Rate) => `${perSecond}/s, median ${median} ms, p99 ${p99} ms`
