// Every command except `npm test`: what a README names must work in a fresh clone too.
import { installPackages, runWithOwnNode } from './prepare.mjs'

installPackages()
process.exitCode = await runWithOwnNode(process.argv.slice(2))
