import { useState } from 'react'
import { TEXT } from './content.ts'

/** The quokka with a sprig of wattle. It bounces for one second in every five; a press stops it. */
export function Mascot() {
  const [still, setStill] = useState(false)
  return (
    <div className="hic-mascot" data-still={still || undefined}>
      <svg viewBox="0 0 200 220" aria-hidden="true">
        <circle className="hic-sun" cx="100" cy="108" r="92" />
        <g className="hic-quokka">
          <path className="hic-fur-deep" d="M140 198c24 6 42-2 48-18 3-7-5-10-8-4-6 10-16 12-34 4z" />
          <path className="hic-fur" d="M100 100c24 0 36 26 46 54 12 34-8 57-46 57s-58-23-46-57c10-28 22-54 46-54z" />
          <path className="hic-fur-light" d="M100 132c15 0 25 18 25 40s-10 38-25 38-25-16-25-38 10-40 25-40z" />
          <path className="hic-fur" strokeWidth="44" d="M64 180h0M136 180h0" />
          <path className="hic-fur-deep" strokeWidth="14" d="M48 204l30-1M122 203l30 1" />
          <path className="hic-fur-deep" strokeWidth="25" d="M64 40l-3-7M136 40l3-7" />
          <path className="hic-fur-light" strokeWidth="10" d="M63 39l-1-5M137 39l1-5" />
          <path className="hic-fur" d="M100 28c29 0 46 18 54 42 10 31-14 54-54 54S36 101 46 70c8-24 25-42 54-42z" />
          <path className="hic-fur-light" d="M100 64c9 0 13 10 21 20 14 20 1 38-21 38s-35-18-21-38c8-10 12-20 21-20z" />
          <path strokeWidth="12" d="M71 74h0M129 74h0" />
          <path className="hic-light" strokeWidth="4" d="M73 72h0M131 72h0" />
          <path d="M100 94c-6 0-12-5-12-10s6-7 12-7 12 2 12 7-6 10-12 10z" />
          <path className="hic-line" d="M100 94v6m-20-1c6 17 34 17 40 0" />
          <path className="hic-blush" strokeWidth="17" d="M58 94h0M142 94h0" />
          <path className="hic-stem" d="M108 176c8-14 15-28 18-48m-5 26c6-3 12-3 17 0m-14-12c-5-5-10-6-15-5" />
          <path className="hic-fur-deep" strokeWidth="13" d="M64 144c10 3 17 9 23 19M136 144c-10 3-17 9-23 19" />
          <path className="hic-blossom" strokeWidth="15" d="M127 125h0M142 152h0M107 136h0" />
        </g>
      </svg>
      <button
        type="button"
        className="hic-mascot-switch"
        aria-pressed={still}
        aria-label={TEXT.still}
        onClick={() => setStill(!still)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={still ? 'M5 3l8 5-8 5z' : 'M4.5 3v10M11.5 3v10'} />
        </svg>
      </button>
    </div>
  )
}
