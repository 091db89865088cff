import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { emptyFolder } from './empty-folder.ts'
import { ending } from './ending.ts'
import { serveOnFreePort, urlOf } from './free-port.ts'

/** A checkout with one package, fully installed; its path has characters that an address would encode. */
function checkout(name = 'hic ördner-'): string {
  const folder = emptyFolder(name)
  for (const name of ['.ci', 'node_modules/.bin', 'node_modules/one'])
    mkdirSync(join(folder, name), { recursive: true })
  copyFileSync('.ci/prepare.mjs', join(folder, '.ci/prepare.mjs'))
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  const packages = JSON.stringify({ packages: { '': {}, 'node_modules/one': { version: '1.0.0' } } })
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, file), packages)
  writeFileSync(join(folder, 'node_modules/one/package.json'), '{}')
  return folder
}

interface Locked {
  version?: string
  optionalDependencies?: Record<string, string>
}

/** Nothing can be installed here: there is no npm, unless a test brings one. */
async function install(folder: string, env: Record<string, string | undefined> = { PATH: folder }, first = '') {
  const lines = `${first}; import('./.ci/prepare.mjs').then(({ installPackages }) => installPackages())`
  const { code, said } = await ending(spawn(process.execPath, ['-e', lines], { cwd: folder, env }))
  return { code, said: said.trim() }
}

test('every command installs what a fresh clone lacks', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

  expect(Object.values(scripts).filter(command => !/^node \.ci\/(with-own-node|test)\.mjs/.test(command))).toEqual([])
})

test('package.json asks for exactly the versions that are installed: one raised by hand would not be', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const { dependencies, devDependencies } = read('package.json')
  const asked = Object.entries<string>({ ...dependencies, ...devDependencies })
  const { packages } = read('package-lock.json')
  const others = asked.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)

  expect(others, 'run npm install <package>@<version>').toEqual([])
})

test('package-lock.json names the parts for other systems too: npm 10 installs only what it names', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  const isNamed = ([name, asked]: [string, string]) =>
    Object.entries(packages).some(
      ([folder, { version }]) => folder.endsWith(`node_modules/${name}`) && (version === asked || !/^\d/.test(asked)),
    )
  const parts = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.entries(optionalDependencies))

  expect(
    parts.filter(part => !isNamed(part)),
    'run npm install --package-lock-only with npm 11',
  ).toEqual([])
})

test('packages that are installed are not installed again', async () => {
  expect(await install(checkout())).toEqual({ code: 0, said: '' })
})

test('a package whose folder is gone is installed again', async () => {
  const folder = checkout()
  rmSync(join(folder, 'node_modules/one'), { recursive: true })

  expect((await install(folder)).said).toContain('npm was not found')
})

test('an npm that is too old ends the start with a way to a newer one that its Node takes', async () => {
  const folder = checkout()
  rmSync(join(folder, 'node_modules/one'), { recursive: true })
  // As Ubuntu 24.04 has it, beside Node 18.19.
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho 9.2.0\n', { mode: 0o755 })

  expect(await install(folder)).toEqual({
    code: 1,
    said: '✖ npm 9.2.0 is too old; install Node.js 22 or later, which includes a newer one (or, with Node.js 18.17 or later, run "npm install --global npm@10"), then run this again.',
  })
})

test('whatever somebody has told npm to leave out, refuse or ignore elsewhere, here it installs what the lockfile names', async () => {
  const folder = checkout()
  rmSync(join(folder, 'node_modules/one'), { recursive: true })
  const npm = 'case $1 in --version) echo 11.0.0 ;; install) echo "$*" >&2 ;; esac'
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })

  const { code, said } = await install(folder)

  expect(code).toBe(0)
  expect(said.split(' ')).toEqual(
    expect.arrayContaining([
      '--include=dev',
      '--include=optional',
      '--include=peer',
      '--ignore-scripts=false',
      '--engine-strict=false',
      '--package-lock=true',
    ]),
  )
})

test('where the library is missing without which the project’s Node does not start, one sentence names it', async () => {
  const folder = checkout()
  rmSync(join(folder, 'node_modules/one'), { recursive: true })
  const npm = 'case $1 in --version) echo 11.0.0 ;; install) exit 127 ;; esac'
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
  const without = `
    Object.defineProperty(process, 'platform', { value: 'linux' })
    process.dlopen = (_, name) => {
      throw new Error(name + ': cannot open shared object file: No such file or directory')
    }`

  expect(await install(folder, { PATH: folder }, without)).toEqual({
    code: 1,
    said: '✖ The project’s Node needs libatomic.so.1, which this machine lacks; install it ("sudo apt-get install libatomic1" or "sudo dnf install libatomic") and run this again.',
  })
  expect((await install(folder)).said).toBe(
    '✖ npm could not install the packages; read its message above, fix the cause and run this again.',
  )
})

test('without a network the start ends soon, with one sentence that tells what to do', async () => {
  const folder = checkout()
  rmSync(join(folder, 'node_modules/one'), { recursive: true })

  const { code, said } = await install(folder, {
    ...process.env,
    npm_config_cache: join(folder, 'cache'),
    npm_config_registry: 'http://127.0.0.1:1',
  })

  expect(code).toBe(1)
  expect(said).toContain('npm cannot reach its registry')
  expect(said.split('\n').at(-1)).toContain('run this again.')
})

test('without its lockfile the start ends with one sentence that tells how to get it back', async () => {
  const folder = checkout()
  rmSync(join(folder, 'package-lock.json'))

  const { code, said } = await install(folder)

  expect(code).toBe(1)
  expect(said.split('\n')).toHaveLength(1)
  expect(said).toContain('git checkout package-lock.json')
})

test.each(['#', '?', '*', ':'])('a folder with a %s in its path ends the start with one sentence', async character => {
  const { code, said } = await install(checkout(`hic${character}`))

  expect(code).toBe(1)
  expect(said).toBe(
    '✖ The path of this folder has a "#", "?", "*" or ":", with which the build does not work; move the project to a path without one and run this again.',
  )
})

test('packages of another system end the start with one sentence that tells what to do', async () => {
  const folder = checkout()
  rmSync(join(folder, 'node_modules/.bin/node'))
  writeFileSync(join(folder, 'node_modules/.bin/node'), 'of another system', { mode: 0o644 })

  const { code, said } = await ending(inSteps(folder, "console.log('done')"))

  expect(code).toBe(1)
  expect(said.trim()).toBe('✖ The project’s Node does not start here (EACCES); delete node_modules and run this again.')
})

test('where the system has nothing that loads the project’s Node, nobody is told to install it again', async () => {
  const folder = checkout()
  rmSync(join(folder, 'node_modules/.bin/node'))
  writeFileSync(join(folder, 'node_modules/.bin/node'), '#!/no/such/loader\n', { mode: 0o755 })

  const { code, said } = await ending(inSteps(folder, "console.log('done')"))

  expect(code).toBe(1)
  expect(said.trim()).toBe(
    '✖ The project’s Node does not start here: it is built for glibc, which Alpine Linux does not have; run this on another system, such as Debian or Ubuntu.',
  )
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('after %s no further step begins', async signal => {
  const steps = inSteps(checkout(), "console.log('begun'); setInterval(() => {}, 1000)")
  await once(steps.stdout, 'data')

  steps.kill(signal)

  expect(await ending(steps)).toEqual({ code: 128 + constants.signals[signal], said: '' })
})

test('a server that ends well when it is asked to has not failed', async () => {
  const server = "process.on('SIGINT', () => process.exit()); console.log('serving'); setInterval(() => {}, 1000)"
  const steps = inSteps(checkout(), server)
  await once(steps.stdout, 'data')

  steps.kill('SIGINT')

  expect(await ending(steps)).toEqual({ code: 0, said: '' })
})

test.each(['NO_PROXY', 'no_proxy'])(
  'a proxy that leads out of this machine is not asked for what runs on it, whatever else %s names',
  async variable => {
    const here = await serveOnFreePort((_, response) => void response.end('here'))
    onTestFinished(() => void here.close())
    const asks = `console.log(await (await fetch('${urlOf(here)}')).text(), process.env.${variable})`
    const proxies = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:1', http_proxy: 'http://127.0.0.1:1' }
    // These tests run with both set.
    const others = { NO_PROXY: undefined, no_proxy: undefined }
    const steps = inSteps(checkout(), asks, { ...proxies, ...others, [variable]: 'intranet.example' })

    expect(await text(steps.stdout)).toBe('here intranet.example,127.0.0.1,localhost\n')
  },
)

test('NODE_ENV=production, as a container may set it, reaches no command: tests would get a React without `act`', async () => {
  const asks = 'console.log(String(process.env.NODE_ENV))'
  const steps = inSteps(checkout(), asks, { NODE_ENV: 'production' })

  expect(await text(steps.stdout)).toBe('undefined\n')
})

/** Lines that the project's own Node runs, then a step that reports that it ran. */
function inSteps(folder: string, lines: string, env: Record<string, string | undefined> = {}) {
  writeFileSync(
    join(folder, 'steps.mjs'),
    `import { runWithOwnNode } from './.ci/prepare.mjs'
    await runWithOwnNode(['-e', ${JSON.stringify(lines)}])
    console.error('the next step')`,
  )
  return spawn(process.execPath, ['steps.mjs'], { cwd: folder, env: { ...process.env, ...env } })
}

test.each([
  ['while it runs', ''],
  [
    'while the packages are still being installed',
    "const npm = process.ppid; console.log('installing'); while (process.ppid === npm);",
  ],
])('ending npm %s also ends what it started', async (_, before) => {
  const folder = checkout()
  const server = `console.log('serving'); setInterval(() => {}, 1000)`
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { runWithOwnNode } from './.ci/prepare.mjs'
    ${before}
    await runWithOwnNode(['-e', ${JSON.stringify(server)}])`,
  )
  const npmsShell = spawn('sh', ['-c', `"${process.execPath}" start.mjs; exit`], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  await once(npmsShell.stdout, 'data')

  npmsShell.kill()

  await once(npmsShell.stdout, 'close') // held open by whatever still runs
})
