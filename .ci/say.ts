/** Says what is being done. */
export const say = (text: string) => console.log(`▸ ${text}`)

/** Runs one step and says what it was and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  say(`${what} …`)
  const began = performance.now()
  const result = await work()
  say(`${what}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

/** Ends with one sentence that tells what to do. */
export function stop(sentence: string, cause?: unknown): never {
  console.error(`\n✖ ${sentence}`)
  if (cause instanceof Error && process.env.HIC_DEBUG) console.error(cause)
  process.exit(1)
}
