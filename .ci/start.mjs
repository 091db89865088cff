// `npm start` and `npm run dev`.
import { installPackages, runWithOwnNode } from './prepare.mjs'

installPackages()
process.exitCode = await runWithOwnNode(['.ci/serve.ts', ...process.argv.slice(2)])
