import { LINE, OUTLINE, Vignette } from '#site/ui/drawn/vignettes.tsx'

/** A sum on ruled paper, and the pencil that worked it. */
export function Working() {
  return (
    <Vignette>
      <path {...OUTLINE} d="M26 10h84v90H26Z" />
      <path className="stroke-ember/50" {...LINE} strokeWidth="1.5" d="M42 11v88" />
      <path className="stroke-eucalypt/50" {...LINE} strokeWidth="2.5" d="M52 26h20M52 40h14M52 54h18" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="2.5" d="M88 26h12M88 40h12M84 54h16" />
      <path className="stroke-ink" {...LINE} strokeWidth="1.5" d="M52 66h48M52 70h48" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="4" d="M80 84h20" />
      <g transform="translate(104 88) rotate(-52)">
        <path className="fill-wattle stroke-wattle-deep" strokeWidth="2" d="M12-6h46v12H12Z" />
        <path className="fill-mist stroke-wattle-deep" strokeWidth="2" strokeLinejoin="round" d="M0 0 12-6V6Z" />
        <path className="fill-ember" d="M54-7h9v14h-9Z" />
      </g>
    </Vignette>
  )
}

/** Each April a step higher. */
export function Steps() {
  return (
    <Vignette>
      <path
        className="fill-mist stroke-eucalypt"
        strokeWidth="2.5"
        d="M14 76h24v24H14ZM46 66h24v34H46ZM78 52h24v48H78Z"
      />
      <path className="fill-wattle stroke-wattle-deep" strokeWidth="2.5" d="M110 32h24v68h-24Z" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="3" d="M18 58c34-4 62-16 88-40" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="3" d="M92 16l15 1-4 14" />
    </Vignette>
  )
}

/** What is said, and struck out. */
export function Hearsay() {
  return (
    <Vignette>
      <path {...OUTLINE} d="M20 12h86a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H52L36 80V66H20a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z" />
      <path className="stroke-eucalypt/50" {...LINE} strokeWidth="2.5" d="M26 30h70M26 47h46" />
      <path className="stroke-ember" {...LINE} strokeWidth="3" d="M22 54 104 24" />
      <path
        className="fill-wattle stroke-wattle-deep"
        strokeWidth="2.5"
        d="M96 58h44a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7h-6v10l-12-10H96a7 7 0 0 1-7-7V65a7 7 0 0 1 7-7Z"
        strokeLinejoin="round"
      />
      <path className="stroke-wattle-ink" {...LINE} strokeWidth="3.5" d="m108 74 7 7 14-14" />
    </Vignette>
  )
}

/** For the first year. */
export function Pram() {
  return (
    <Vignette>
      <path className="fill-eucalypt" d="M84 54V14c-26 0-44 16-46 40Z" />
      <path className="stroke-mist" {...LINE} strokeWidth="2" d="M84 54 52 26M84 54 68 17" />
      <path {...OUTLINE} d="M34 54h88c0 18-14 28-34 28H68c-20 0-34-10-34-28Z" />
      <path className="stroke-eucalypt" {...LINE} strokeWidth="3" d="M122 54c2-14 8-22 20-22M60 82l-6 6M96 82l6 6" />
      <circle className="fill-wattle stroke-wattle-deep" strokeWidth="2.5" cx="54" cy="89" r="10" />
      <circle className="fill-wattle stroke-wattle-deep" strokeWidth="2.5" cx="104" cy="89" r="10" />
      <path className="scene-leaf-light" d="M78 74c-8-2-12-6-13-12 7 0 12 4 13 12Z" />
      <path className="scene-leaf" d="M80 74c0-8 4-12 11-13 1 7-4 12-11 13Z" />
    </Vignette>
  )
}
