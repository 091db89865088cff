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
          <path className="hic-fur-deep" d="M138 206c34 6 54-8 58-38 0-5-5-5-6 0-6 18-20 26-50 20z" />
          <path className="hic-fur" d="M100 98c20 0 34 26 46 54 14 34-8 59-46 59s-60-25-46-59c12-28 26-54 46-54z" />
          <path className="hic-fur-light" d="M100 132c15 0 25 18 25 40s-10 38-25 38-25-16-25-38 10-40 25-40z" />
          <path className="hic-fur" strokeWidth="46" d="M62 180h0M138 180h0" />
          <path className="hic-fur-deep" strokeWidth="14" d="M38 205l40-2M122 203l40 2" />
          <path className="hic-fur-deep" strokeWidth="27" d="M66 44l-6-11M134 44l6-11" />
          <path className="hic-fur-light" strokeWidth="12" d="M65 41l-3-6M135 41l3-6" />
          <path className="hic-fur" d="M100 28c27 0 43 16 50 39 9 32-24 56-50 56S41 99 50 67c7-23 23-39 50-39z" />
          <path className="hic-fur-light" d="M100 66c9 0 12 11 20 21 13 18 0 36-20 36s-33-18-20-36c8-10 11-21 20-21z" />
          <path strokeWidth="13" d="M72 74h0M128 74h0" />
          <path className="hic-light" strokeWidth="4" d="M74 72h0M130 72h0" />
          <path d="M100 96c-6 0-11-5-11-9s5-6 11-6 11 2 11 6-5 9-11 9z" />
          <path className="hic-line" d="M100 96v5m-19-3c6 17 32 17 38 0" />
          <path className="hic-blush" strokeWidth="16" d="M64 94h0M136 94h0" />
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
