import { devtools } from './devtools.ts'

// The files of one worker share a browser: a session that an earlier one kept would be found, and refreshed, and the
// mouse, where an earlier one left it, would rest on a carousel and keep it still.
localStorage.clear()
sessionStorage.clear()
await devtools().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
