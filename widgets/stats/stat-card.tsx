import { ClipboardList, type IconNode, PiggyBank, TrendingUp, UserRoundCheck, UsersRound } from 'lucide'
import { type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { compact, inFull } from './compact.ts'
import { TEXT } from './content.ts'
import { countUp, rise } from './count-up.ts'
import type { Stat, StatIcon } from './stat.ts'

const ICONS: Record<StatIcon, IconNode> = {
  advisors: UserRoundCheck,
  people: UsersRound,
  procedures: ClipboardList,
  savings: PiggyBank,
}

interface StatCardProps {
  stat: Stat
  /** Its place in the row, for the stagger. */
  index: number
  /** The row has come into view. */
  seen: boolean
  onFlip(flipped: boolean): void
}

/** A figure that counts up, and a back that a press flips to. */
export function StatCard({ stat, index, seen, onFlip }: StatCardProps) {
  const tooltipId = useId()
  const [flipped, setFlipped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [hushed, setHushed] = useState(false)
  const card = useRef<HTMLLIElement>(null)
  const turner = useRef<HTMLButtonElement>(null)
  const counted = useRef(false)
  const [progress, setProgress] = useState(1)

  // If it was flipped before React had loaded, it stays flipped.
  useLayoutEffect(() => setFlipped(turner.current!.dataset.flipped === 'true'), [])

  useEffect(() => {
    // An application may hide it and show it again, as Next does with its pages (`<Activity>`): it counts once.
    if (!seen || counted.current) return
    rise(card.current!, index)
    return countUp(index, now => {
      counted.current = now === 1
      setProgress(now)
    })
  }, [seen, index])

  // One text: separate pieces would push each other along while it counts, which is layout shift.
  const figure = (count: string) => `${stat.prefix ?? ''}${count}${stat.suffix ?? ''}`

  function flip() {
    setFlipped(!flipped)
    onFlip(!flipped)
  }

  const hush = ({ key }: { key: string }) => key === 'Escape' && setHushed(true)

  // The pointer opened the tooltip, and the focus may be anywhere.
  useEffect(() => {
    if (!hovered) return
    document.addEventListener('keydown', hush)
    return () => document.removeEventListener('keydown', hush)
  }, [hovered])

  // It stays away until what opened it, the pointer or the focus, is gone.
  function left({ currentTarget }: PointerEvent) {
    setHovered(false)
    if (!currentTarget.matches(':focus-within')) setHushed(false)
  }

  function blurred() {
    if (!hovered) setHushed(false)
  }

  return (
    <li
      ref={card}
      className="hic-stat"
      data-hushed={hushed || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={left}
      onBlur={blurred}
      onKeyDown={hush}
    >
      <button
        ref={turner}
        type="button"
        className="hic-stat-turner"
        data-flipped={flipped}
        aria-describedby={tooltipId}
        onClick={flip}
      >
        <span className="hic-stat-face" inert={inertIf(flipped)}>
          <span className="flex items-start justify-between gap-3">
            <span className="hic-stat-figure font-display font-semibold text-eucalypt">
              <span aria-hidden="true" className="print:hidden">
                {figure(compact(stat.value * progress, stat.value))}
              </span>
              {/* On paper the counting would stop at a wrong figure. */}
              <span className="sr-only print:not-sr-only">{`${figure(inFull(stat.value))} `}</span>
            </span>
            <Icon
              of={ICONS[stat.icon]}
              size={28}
              className="mt-1 shrink-0 text-wattle-deep forced-colors:text-inherit"
            />
          </span>
          <span className="mt-1 block text-ink text-lg">{`${stat.label} `}</span>
          {stat.trend && (
            <span className="mt-1 flex items-center gap-1.5 font-semibold text-eucalypt text-sm">
              <Icon of={TrendingUp} size={18} className="shrink-0" />
              {`${stat.trend} `}
            </span>
          )}
          <span className={`${HINT} text-muted`}>{TEXT.more}</span>
        </span>
        <span className="hic-stat-face hic-stat-back" inert={inertIf(!flipped)}>
          <span className="block text-pretty">{`${stat.back} `}</span>
          <span className={HINT}>{TEXT.back}</span>
        </span>
      </button>
      <span id={tooltipId} role="tooltip" className="hic-stat-tooltip">
        {stat.tooltip}
      </span>
      <span role="status" className="sr-only">
        {flipped ? stat.back : ''}
      </span>
    </li>
  )
}

// A word: React 18 does not know `inert` and drops booleans; React 19 and Preact take an empty text for false.
const INERT = 'inert' as never
const inertIf = (away: boolean) => (away ? INERT : undefined)

const HINT = 'hic-stat-hint mt-auto pt-4 text-sm underline decoration-1 underline-offset-4'
