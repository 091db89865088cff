import { startTransition, useEffect, useState } from 'react'

/** False while the page is prerendered and in the first render over it; true soon after, without holding anything up. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false)
  useEffect(() => startTransition(() => setScripted(true)), [])
  return scripted
}
