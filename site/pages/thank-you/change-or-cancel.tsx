import type { ReactNode } from 'react'

/** Beside what comes next: how to change what was sent, or take it back. */
export const ChangeOrCancel = ({ children }: { children: ReactNode }) => (
  <aside
    aria-labelledby="change"
    className="rounded-card border border-line bg-sand p-5 max-lg:max-w-prose sm:p-6 lg:self-start"
  >
    <h2 id="change" className="text-xl">
      Change or cancel
    </h2>
    {children}
  </aside>
)
