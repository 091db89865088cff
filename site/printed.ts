import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/**
 * The HTML of an element, once all of it is there. Rejects if a part of it fails, also where visitors would be shown
 * something else instead.
 */
export async function printed(element: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, {
    // On a long page React would print a part later and move it into place with an inline script, which our policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // An error thrown from here would end the process instead of rejecting the promise.
    onError: error => void failures.push(error),
  })
  let html = ''
  for await (const chunk of prelude) html += chunk
  if (failures.length > 0) throw failures[0]
  return html
}
