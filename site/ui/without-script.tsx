import type { ReactNode } from 'react'
import { OurNumber } from './our-number.tsx'

/** For visitors without script, above a part that needs it; the part itself is `noscript:hidden`. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      {/* In a browser React leaves a noscript as it was printed, so its words need not be in the script too. */}
      {import.meta.env.SSR && (
        <p className="trouble-box mb-8 max-w-prose">
          {children} You can call us instead: <OurNumber />.
        </p>
      )}
    </noscript>
  )
}
