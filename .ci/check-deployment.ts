// `npm run check:deployment -- https://www.example`: what a script can see of a deployment, from outside.
import { BACKEND } from './deployment/backend.ts'
import { BUILT } from './deployment/built.ts'
import { HOST } from './deployment/host.ts'
import { UPLOADED } from './deployment/uploaded.ts'

const CHECKS = { ...HOST, ...UPLOADED, ...BUILT, ...BACKEND }

let wrong = 0
let open = 0
let skipped = 0
for (const [promise, look] of Object.entries(CHECKS)) {
  const found = await look().catch(({ message, cause }: Error & { cause?: NodeJS.ErrnoException }) =>
    // Where it tried several addresses in vain, Node has only a code for that.
    cause instanceof Error ? `it could not be reached: ${cause.message || cause.code}` : message,
  )
  if (!found) console.log(`✓ ${promise}`)
  else if (typeof found === 'string') {
    wrong += 1
    console.log(`✖ ${promise}: ${found}`)
  } else if ('skipped' in found) {
    skipped += 1
    console.log(`– ${promise}: skipped, because ${found.skipped}`)
  } else {
    open += 1
    console.log(`? ${promise}: ${found.unseen}`)
  }
}
const all = Object.keys(CHECKS).length
if (wrong) console.log(`\n${wrong} of ${all} checks failed.`)
else if (open + skipped === 0) console.log('\nAll checks passed.')
else {
  const besides = `${skipped ? `, ${skipped} skipped` : ''}${open ? '; look at the rest yourself' : ''}`
  console.log(`\n${all - open - skipped} of ${all} checks passed${besides}.`)
}
process.exitCode = wrong ? 1 : 0
