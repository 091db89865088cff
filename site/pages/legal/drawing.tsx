import type { ReactNode } from 'react'
import type { Path } from '#site/site-map.ts'
import { LINE, OUTLINE, Vignette } from '#site/ui/drawn/vignettes.tsx'

/** What each of these texts is about, at its top. */
export const DRAWING: Partial<Record<Path, ReactNode>> = {
  '/privacy': <KeptOnDevice />,
  '/terms': <Signed />,
  '/disclaimer': <Footnote />,
  '/compliance': <Checklist />,
  '/code-of-conduct': <CalledOnTime />,
  '/complaints': <Answered />,
  '/how-we-get-paid': <FundPays />,
}

const WATTLE = { className: 'fill-wattle stroke-wattle-deep', strokeWidth: 2.5, strokeLinejoin: 'round' } as const

/** What is ticked, under lock on one's own phone. */
function KeptOnDevice() {
  return (
    <Vignette>
      <rect {...OUTLINE} x="36" y="6" width="60" height="94" rx="9" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="2.5" d="M58 15h16" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="3" d="m46 34 4 4 7-8M46 54l4 4 7-8M46 74l4 4 7-8" />
      <path className="stroke-eucalypt/50" {...LINE} strokeWidth="2.5" d="M65 35h20M65 55h14" />
      <path className="stroke-wattle-deep" {...LINE} strokeWidth="5" d="M91 62V51a13 13 0 0 1 26 0v11" />
      <rect {...WATTLE} x="80" y="60" width="48" height="36" rx="5" />
      <path className="stroke-wattle-ink" {...LINE} strokeWidth="4" d="M104 74v8" />
      <circle className="fill-wattle-ink" cx="104" cy="73" r="4.5" />
    </Vignette>
  )
}

/** Signed and sealed. */
function Signed() {
  return (
    <Vignette>
      <path {...OUTLINE} d="M34 10h92v90H34Z" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="4" d="M48 26h30" />
      <path className="stroke-eucalypt/50" {...LINE} strokeWidth="2.5" d="M48 40h64M48 52h64" />
      <path className="stroke-ink" {...LINE} strokeWidth="2" d="M50 76c4-9 8-9 6-1s5 4 9-3 2 6 8 2" />
      <path className="stroke-eucalypt/50" {...LINE} strokeWidth="2" d="M48 84h30" />
      <path className="fill-ember" d="m96 80-3 21 9-5 9 5-3-21Z" />
      <circle {...WATTLE} cx="102" cy="74" r="14" />
      <path className="stroke-wattle-ink" {...LINE} strokeWidth="3" d="m96 75 4 4 8-9" />
    </Vignette>
  )
}

/** A claim with its asterisk, and what stands behind that. */
function Footnote() {
  return (
    <Vignette>
      <path {...OUTLINE} d="M34 10h92v90H34Z" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="8" d="M50 32h32M50 48h20" />
      <path className="stroke-ink" {...LINE} strokeWidth="1.5" d="M48 68h38" />
      <path className="stroke-eucalypt/50" {...LINE} strokeWidth="2.5" d="M62 78h48M62 88h34" />
      <path className="stroke-wattle-deep" {...LINE} strokeWidth="2" d="M52 74v8m-3.5-6 7 4m0-4-7 4" />
      <circle className="fill-wattle" cx="108" cy="34" r="22" />
      <path className="stroke-wattle-ink" {...LINE} strokeWidth="4" d="M108 22v24m-10.4-18 20.8 12m0-12-20.8 12" />
    </Vignette>
  )
}

/** Rule by rule. */
function Checklist() {
  return (
    <Vignette>
      <rect className="fill-eucalypt" x="36" y="12" width="88" height="88" rx="7" />
      <path className="fill-paper" d="M45 24h70v68H45Z" />
      <path {...WATTLE} d="M66 18a14 14 0 0 1 28 0h6v11H60V18Z" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="3" d="m54 45 4 4 8-9M54 62l4 4 8-9M54 79l4 4 8-9" />
      <path className="stroke-eucalypt/50" {...LINE} strokeWidth="2.5" d="M76 46h30M76 63h22M76 80h26" />
    </Vignette>
  )
}

/** A call, at the time for it. */
function CalledOnTime() {
  return (
    <Vignette>
      <path
        className="fill-paper stroke-eucalypt"
        strokeWidth=".7"
        strokeLinejoin="round"
        transform="translate(22 18.6) scale(3.7)"
        d="M22 17v3a2 2 0 0 1-2.2 2A20 20 0 0 1 2.1 4.2 2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.7c.1 1 .4 1.9.7 2.8a2 2 0 0 1-.4 2.1L8.1 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4c.9.3 1.8.6 2.8.7A2 2 0 0 1 22 17Z"
      />
      <circle {...WATTLE} cx="108" cy="36" r="25" />
      <path className="stroke-wattle-ink" {...LINE} strokeWidth="3.5" d="M108 22v14l10 6" />
    </Vignette>
  )
}

/** A letter, and its answer. */
function Answered() {
  return (
    <Vignette>
      <path {...OUTLINE} d="M16 40h88v60H16Z" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="2.5" d="m16 42 44 34 44-34M16 99l30-32M104 99 74 67" />
      <path {...WATTLE} d="M94 10h44a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-8v12l-13-12H94a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8Z" />
      <path className="stroke-wattle-ink" {...LINE} strokeWidth="3" d="M98 25h36M98 37h22" />
    </Vignette>
  )
}

/** From the fund comes the coin, on a bill that says so. */
function FundPays() {
  return (
    <Vignette>
      <path {...OUTLINE} d="M10 100V58l30-24 30 24v42Z" />
      <path className="fill-eucalypt" d="M32 76h16v24H32ZM5 60l35-29 35 29-4 5-31-25L9 65Z" />
      <path {...OUTLINE} d="M104 30h44v70l-7.3-6-7.3 6-7.4-6-7.3 6-7.3-6-7.4 6Z" />
      <path className="stroke-eucalypt/50" {...LINE} strokeWidth="2.5" d="M114 44h16M114 56h22M114 68h12" />
      <path className="stroke-ink" {...LINE} strokeWidth="1.5" d="M114 80h24" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="3" d="M62 26c14-14 36-16 52-8m-8-9 10 9-10 8" />
      <circle {...WATTLE} cx="88" cy="64" r="13" />
      <path className="stroke-wattle-ink" {...LINE} strokeWidth="3" d="M88 58v12" />
    </Vignette>
  )
}
