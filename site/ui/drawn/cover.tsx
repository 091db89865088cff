/** Small pictures of what each kind of cover pays for, in the palette. */
export function Ward() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-20 max-w-48" aria-hidden="true">
      <Hospital />
    </svg>
  )
}

export function Glasses() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-20 max-w-48" aria-hidden="true">
      <Spectacles />
    </svg>
  )
}

export function WardAndGlasses() {
  return (
    <svg viewBox="0 0 260 130" className="w-full max-w-96" aria-hidden="true">
      <path className="stroke-eucalypt/40" d="M4 112h252" fill="none" strokeWidth="2" />
      <g transform="translate(6 14) scale(1.150)">
        <Hospital />
      </g>
      <g transform="translate(136 36) scale(0.950)">
        <Spectacles />
      </g>
    </svg>
  )
}

export function Ambulance() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-20 max-w-48" aria-hidden="true">
      <path className="fill-eucalypt/25" d="M4 76h112v2H4Z" />
      <path className="fill-paper stroke-eucalypt" strokeWidth="2.500" d="M10 30h58v42H10Z" strokeLinejoin="round" />
      <path
        className="fill-wattle stroke-eucalypt"
        strokeWidth="2.500"
        d="M68 40h20l18 16v16H68Z"
        strokeLinejoin="round"
      />
      <path className="fill-mist stroke-eucalypt" strokeWidth="2.500" d="M76 46h10l10 10H76Z" strokeLinejoin="round" />
      <path className="fill-ember" d="M36 40h8v8h8v8h-8v8h-8v-8h-8v-8h8Z" />
      <path className="fill-sky" d="M56 23h10v7H56Z" />
      <circle className="fill-ink stroke-mist" strokeWidth="4" cx="32" cy="74" r="9" />
      <circle className="fill-ink stroke-mist" strokeWidth="4" cx="86" cy="74" r="9" />
    </svg>
  )
}

function Hospital() {
  return (
    <>
      <path className="scene-leaf-light" d="M96 84V56c-10-6-8-30 4-34 12 6 12 28 2 34v28Z" />
      <path className="fill-paper stroke-eucalypt" strokeWidth="2.500" d="M14 36h66v48H14Z" strokeLinejoin="round" />
      <path className="fill-eucalypt" d="M8 36 47 10l39 26Z" />
      <path className="fill-wattle" d="M44 18h6v5h5v6h-5v5h-6v-5h-5v-6h5Z" />
      <path className="fill-mist stroke-eucalypt" strokeWidth="2" d="M24 46h12v12H24ZM58 46h12v12H58Z" />
      <path className="fill-wattle stroke-eucalypt" strokeWidth="2" d="M39 60h16v24H39Z" />
    </>
  )
}

function Spectacles() {
  return (
    <>
      <g className="stroke-eucalypt" strokeWidth="4" fill="none" strokeLinecap="round">
        <circle className="fill-paper" cx="34" cy="34" r="20" />
        <circle className="fill-paper" cx="86" cy="34" r="20" />
        <path d="M54 30c4-5 8-5 12 0M14 32 6 22M106 32l8-10" />
      </g>
      <path
        className="stroke-wattle"
        d="M24 30c2-5 6-8 10-8M76 30c2-5 6-8 10-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        className="fill-paper stroke-eucalypt"
        strokeWidth="2.500"
        strokeLinejoin="round"
        d="M48 62c4-5 9-2 12-2s8-3 12 2c4 6-1 11-2 16s-4 8-6 2c-1-4-2-5-4-5s-3 1-4 5c-2 6-5 3-6-2s-6-10-2-16Z"
      />
    </>
  )
}
