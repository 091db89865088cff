import { useState } from 'react'

/** Does what a press asks for; until that is done, further presses are ignored. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<unknown>) {
    if (busy) return
    setBusy(true)
    await work()
    setBusy(false)
  }
  return { busy, run }
}
