// `npm run build`: everything into dist.
import { installPackages, runWithOwnNode } from './prepare.mjs'

installPackages()
process.exitCode = await runWithOwnNode(['.ci/build.ts', ...process.argv.slice(2)])
