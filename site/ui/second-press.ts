/** What React, or the browser, tells of a press. */
type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>

/** Two taps that are no further apart are a double tap. */
const WITHIN_MS = 500
const WITHIN_PX = 40

let byTouch = false
let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, isDoubleTap: false }

function noteWhatPresses({ pointerType }: PointerEvent) {
  byTouch = pointerType === 'touch'
}
// Not while a page is prerendered.
if (globalThis.document) document.addEventListener('pointerdown', noteWhatPresses, true)

/**
 * Whether it is the second press of a double click, which is not meant for what the first has put there. Browsers count
 * the presses, but on an iPhone or iPad each tap is the first: there it is known by when and where the one before was,
 * if that was asked about too.
 */
export function isSecondPress({ detail, timeStamp, clientX, clientY }: Press): boolean {
  // By keyboard, or by a script.
  if (detail === 0) return false
  // What was pressed and what is around it may both ask about one press.
  if (timeStamp !== last.at) {
    const isNear = Math.hypot(clientX - last.x, clientY - last.y) < WITHIN_PX
    const isDoubleTap = byTouch && isNear && timeStamp - last.at < WITHIN_MS
    last = { at: timeStamp, x: clientX, y: clientY, isDoubleTap }
  }
  return detail > 1 || last.isDoubleTap
}
