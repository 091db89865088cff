// Brings what a fresh machine lacks: the packages and, among them, the project's own Node.
// Runs on whatever Node the machine has, so it uses nothing newer than Node 18.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not `import.meta.dirname`, which Node 18 lacks.
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
const NODE = join(BIN, 'node')
const LOCKFILE = join(ROOT, 'package-lock.json')
const OLDEST_NPM = 10
// Read first: it may end while the packages are being installed.
const NPMS_SHELL = process.ppid
// SIGHUP: the terminal was closed.
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP']
// Somebody's own settings would leave out what builds the site (NODE_ENV=production, "omit") or the project's Node
// ("ignore-scripts"; package.json says whose scripts may run), refuse packages for the machine's Node, which does not run
// them ("engine-strict"), or take other versions than the lockfile's ("package-lock").
const INSTALL = [
  'install',
  '--include=dev',
  '--include=optional',
  '--include=peer',
  '--ignore-scripts=false',
  '--engine-strict=false',
  '--package-lock=true',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]
/** Milliseconds. Where a firewall drops what npm sends, each of its tries waits for the system, some two minutes. */
const PATIENCE = 60_000
const ONE_QUESTION = [
  'view',
  'node',
  'version',
  '--fetch-retries=2',
  '--fetch-retry-factor=2',
  '--fetch-retry-mintimeout=1000',
  '--loglevel=error',
]

// Whatever proxy leads out of this machine, it does not lead to what runs on it. Tools read one spelling or the other.
const { NO_PROXY, no_proxy = NO_PROXY } = process.env
const HERE = [no_proxy, '127.0.0.1', 'localhost'].filter(Boolean).join(',')
const WITHOUT_PROXY = { NO_PROXY: HERE, no_proxy: HERE }

/** Says what is being done. */
export const say = text => console.log(`▸ ${text}`)

/** Ends with one sentence that tells what to do. */
export function stop(sentence) {
  console.error(`\n✖ ${sentence}\n`)
  process.exit(1)
}

/** Installs the packages if they are missing or older than the lockfile. */
export function installPackages() {
  // The project's Node is a shell script there, which cannot be started like this.
  if (process.platform === 'win32')
    stop('This does not run directly on Windows; clone the project in WSL and run it there.')
  // Vite takes # and ? for the end of a path, Node's "imports" put their own text where a * is, and PATH is split at each colon.
  if (/[#?*:]/.test(ROOT))
    stop(
      'The path of this folder has a "#", "?", "*" or ":", with which the build does not work; move the project to a path without one and run this again.',
    )
  if (!existsSync(LOCKFILE))
    stop(
      'package-lock.json, which names the version of each package, is missing; run "git checkout package-lock.json", then run this again.',
    )
  if (packagesAreCurrent()) return
  requireNpm()
  requireRegistry()
  say('Installing the packages and the project’s own Node (a minute or two the first time) …')
  // Not `npm ci`: it refuses a lockfile that lacks a package for some other system, and not every
  // registry has them all. The versions are pinned either way; the lockfile is put back as it was.
  const locked = readFileSync(LOCKFILE)
  const { status } = npm(INSTALL)
  if (!readFileSync(LOCKFILE).equals(locked)) writeFileSync(LOCKFILE, locked)
  if (status !== 0)
    stop(
      lacksLibatomic()
        ? 'The project’s Node needs libatomic.so.1, which this machine lacks; install it ("sudo apt-get install libatomic1" or "sudo dnf install libatomic") and run this again.'
        : 'npm could not install the packages; read its message above, fix the cause and run this again.',
    )
  if (!existsSync(NODE))
    stop(
      'The project’s Node was not installed with the packages, which happens when npm leaves out "dev" packages or runs no install scripts; delete node_modules, check "npm config get omit" and "npm config get ignore-scripts", and run this again.',
    )
}

/** Since version 25 Node needs it on Linux, and a Debian or Ubuntu without a compiler has none: packages' scripts fail. */
function lacksLibatomic() {
  if (process.platform !== 'linux') return false
  try {
    process.dlopen({ exports: {} }, 'libatomic.so.1')
  } catch ({ message }) {
    // It is no module of Node's, which is the other reason.
    return message.includes('cannot open shared object file')
  }
  return false
}

function packagesAreCurrent() {
  try {
    const wanted = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages
    const there = JSON.parse(readFileSync(join(ROOT, 'node_modules', '.package-lock.json'), 'utf8')).packages
    // Packages for other systems are in the lockfile only. npm's list of what is installed still names folders that were deleted.
    return (
      existsSync(NODE) &&
      Object.entries(wanted).every(
        ([name, { version, optional }]) =>
          name === '' || optional || (there[name]?.version === version && existsSync(join(ROOT, name, 'package.json'))),
      )
    )
  } catch {
    return false
  }
}

function requireNpm() {
  let version
  try {
    version = execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    stop('npm was not found; install Node.js 20 or later, which includes npm, and run this again.')
  }
  // npm 11 refuses every Node that came with an npm this old.
  if (Number.parseInt(version, 10) < OLDEST_NPM)
    stop(
      `npm ${version} is too old; install Node.js 22 or later, which includes a newer one (or, with Node.js 18.17 or later, run "npm install --global npm@10"), then run this again.`,
    )
}

/** Without a network npm tries each package three times: it kept trying for twenty minutes and said nothing. */
function requireRegistry() {
  if (process.env.npm_config_offline === 'true') return
  // npm's cache would answer even without a network.
  const empty = mkdtempSync(join(tmpdir(), 'hic-npm-'))
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'], timeout: PATIENCE }
  const { status, error } = npm([...ONE_QUESTION, '--cache', empty], quietly)
  rmSync(empty, { recursive: true, force: true })
  if (error?.code === 'ETIMEDOUT')
    stop(
      'npm’s registry gave no answer within a minute; connect this machine to the network (or check "npm config get registry" and "npm config get proxy") and run this again.',
    )
  if (status !== 0)
    stop(
      'npm cannot reach its registry, which its message above names; connect this machine to the network (or check "npm config get registry" and "npm config get proxy") and run this again.',
    )
}

function npm(args, options = { stdio: 'inherit' }) {
  return spawnSync('npm', args, { cwd: ROOT, ...options })
}

/** Runs a command of the project with the project's own Node. Resolves to its exit code. */
export function runWithOwnNode(args) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // Each command knows for whom it builds; for NODE_ENV=production tests would get a React without `act`.
    env: { ...process.env, ...WITHOUT_PROXY, NODE_ENV: undefined, PATH: BIN + delimiter + process.env.PATH },
  })
  let asked
  const pass = signal => {
    asked = signal
    child.kill(signal)
  }
  for (const signal of ENDING) process.on(signal, pass)
  endWithNpm(() => pass('SIGTERM'))
  child.on('error', ({ code }) =>
    stop(
      // What is there and yet not found is the program that loads it.
      code === 'ENOENT' && existsSync(NODE)
        ? 'The project’s Node does not start here: it is built for glibc, which Alpine Linux does not have; run this on another system, such as Debian or Ubuntu.'
        : `The project’s Node does not start here (${code}); delete node_modules and run this again.`,
    ),
  )
  return new Promise(done =>
    child.on('exit', code => {
      for (const signal of ENDING) process.off(signal, pass)
      // Somebody who asks it to end wants no further step, such as another way to get a browser.
      if (asked) process.exit(code ?? 128 + constants.signals[asked])
      done(code ?? 1)
    }),
  )
}

/** Ending npm ends only the shell that npm started: what runs below the shell would go on and keep the ports. */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === NPMS_SHELL || end(), 500).unref()
}
