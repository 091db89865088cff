import { useEffect, useRef, useState } from 'react'
import { STATS, TEXT } from './content.ts'
import { COUNTED, onceSeen } from './count-up.ts'
import type { Stat } from './stat.ts'
import { StatCard } from './stat-card.tsx'

export interface StatsProps {
  /** Instead of our four. */
  items?: readonly Stat[]
  /** A card was flipped. */
  onFlip?(flip: { item: string; flipped: boolean }): unknown
}

/** Figures that count up once, on cards that flip. The final figures are in the text from the start. */
export function Stats({ items = STATS, onFlip }: StatsProps) {
  const row = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (!(COUNTED in row.current!.dataset)) return onceSeen(row.current!, () => setSeen(true))
  }, [])

  return (
    <section ref={row} aria-label={TEXT.name} className="@container text-ink">
      {items.length === 0 ? (
        <p className="m-0 border-line border-y border-solid py-6 text-muted">{TEXT.none}</p>
      ) : (
        <ul className="hic-stats">
          {items.map((stat, index) => (
            <StatCard
              // The position too: with the same key twice, React would leave a card behind.
              key={`${index} ${stat.label}`}
              stat={stat}
              index={index}
              seen={seen}
              onFlip={flipped => onFlip?.({ item: stat.label, flipped })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
