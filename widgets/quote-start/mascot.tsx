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
          <path className="hic-fur-deep" d="M140 198c24 8 44 2 50-14 2-7-6-9-9-3-6 10-20 12-35 4z" />
          <path className="hic-fur" d="M100 106c32 0 50 32 50 64 0 26-18 40-50 40s-50-14-50-40c0-32 18-64 50-64z" />
          <path className="hic-fur-light" d="M100 140c18 0 29 14 29 32s-11 34-29 34-29-16-29-34 11-32 29-32z" />
          <path
            className="hic-fur-deep"
            d="M48 211c0-9 10-14 22-12 9 1 14 6 14 12zm68 0c0-6 5-11 14-12 12-2 22 3 22 12z"
          />
          <path className="hic-fur-deep" strokeWidth="31" d="M57 42h0M143 42h0" />
          <path className="hic-fur-light" strokeWidth="14" d="M58 44h0M142 44h0" />
          <path className="hic-fur" d="M100 32c34 0 58 22 62 50 3 26-24 44-62 44S35 108 38 82c4-28 28-50 62-50z" />
          <path className="hic-fur-light" d="M100 68c11 0 17 9 24 20 10 17-4 32-24 32s-34-15-24-32c7-11 13-20 24-20z" />
          <path strokeWidth="12" d="M69 80h0M131 80h0" />
          <path className="hic-light" strokeWidth="4" d="M71 78h0M133 78h0" />
          <path d="M100 93c-5 0-10-4-10-8s5-6 10-6 10 2 10 6-5 8-10 8z" />
          <path className="hic-line" d="M100 93v6m-18 0c6 15 30 15 36 0" />
          <path className="hic-blush" strokeWidth="17" d="M55 98h0M145 98h0" />
          <path className="hic-stem" d="M112 174c10-14 15-30 16-46m-5 26c6-3 12-3 17 0m-14-12c-5-5-10-6-15-5" />
          <path
            className="hic-fur-deep"
            d="M58 142c9 2 22 12 30 25 4 7-5 12-10 7-9-9-17-12-24-16zm84 0c-9 2-22 12-30 25-4 7 5 12 10 7 9-9 17-12 24-16z"
          />
          <path className="hic-blossom" strokeWidth="15" d="M129 127h0M144 152h0M109 136h0" />
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
