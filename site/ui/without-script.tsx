import type { ReactNode } from 'react'
import { OurNumber } from './our-number.tsx'

/** Said at the top of what works by script alone, to those who have none; the part itself is `noscript:hidden`. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      {/* In a browser React leaves a noscript as it was printed: its words need not travel as script too. */}
      {import.meta.env.SSR && (
        <p className="mb-8 max-w-prose border-ember border-l-4 bg-sand p-5">
          {children} You can call us instead: <OurNumber />.
        </p>
      )}
    </noscript>
  )
}
