import { AsyncLocalStorage } from 'node:async_hooks'

const inRequest = new AsyncLocalStorage<true>()
let installed = false

/**
 * Lite writes every refused row to the console, with the visitor's data in it. Inside a request such reports are
 * dropped, because the answer already carries the refusal; everything else is still written.
 */
export function withoutRefusals<Result>(work: () => Result): Result {
  if (!installed) {
    installed = true
    const write = console.error
    console.error = (...said: unknown[]) => {
      if (!(inRequest.getStore() && isDatabaseRefusal(said[0]))) write(...said)
    }
  }
  return inRequest.run(true, work)
}

const isDatabaseRefusal = (said: unknown) =>
  said instanceof Error && 'code' in said && /^[0-9A-Z]{5}$/.test(String(said.code)) && 'query' in said
