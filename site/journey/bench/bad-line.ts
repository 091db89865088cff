/** What can go wrong with a request, and how often. */
const FAULTS = {
  'reply lost after commit': 0.1,
  'connection dropped': 0.1,
  'error 503': 0.1,
  'gateway timeout': 0.05,
}
type Fault = keyof typeof FAULTS

/** Sends every fetch to the pages' backend address over a line that fails at random, and from there to a backend. */
export function badLine(from: string, receive: (url: URL, init: RequestInit) => Promise<Response>) {
  const counted: Record<string, number> = {}
  let sent = 0

  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input))
    if (url.origin !== from) throw new Error(`The bench knows no ${url.origin}`)
    const onward = () => receive(url, init)
    sent += 1
    const fault = draw()
    if (fault) counted[fault] = (counted[fault] ?? 0) + 1
    switch (fault) {
      case 'reply lost after commit':
        await onward()
        throw new TypeError('Failed to fetch')
      case 'connection dropped':
        throw new TypeError('Failed to fetch')
      case 'error 503':
        return new Response('{}', { status: 503, headers: { 'retry-after': '1' } })
      case 'gateway timeout':
        return new Response('<h1>Gateway timeout</h1>', { status: 504 })
      default:
        return onward()
    }
  }
  return { sent: () => sent, faults: () => counted }
}

function draw(): Fault | undefined {
  let chance = Math.random()
  for (const [fault, share] of Object.entries(FAULTS) as [Fault, number][]) {
    chance -= share
    if (chance < 0) return fault
  }
  return undefined
}
