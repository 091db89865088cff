import { commands } from 'vitest/browser'
import { devtools } from './devtools.ts'

// React tells a developer's tools of every element that it makes and of every time that it draws, in browsers that have
// these two. It looks for them once, as it is loaded.
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')

// The files of one worker share a browser: a session that an earlier one kept would be found, and refreshed, and the
// mouse, where an earlier one left it, would rest on a carousel and keep it still.
localStorage.clear()
sessionStorage.clear()
await devtools().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
await commands.keepStacksShort()
