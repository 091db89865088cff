/**
 * Lets one piece of work in at a time, in order of arrival. PGlite has one connection and lite opens its
 * transactions with a bare BEGIN on it: two requests at once would share a transaction and its role.
 */
export function takeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}
