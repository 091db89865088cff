import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ending } from './ending.ts'

const FOLDER = await mkdtemp(join(tmpdir(), 'hic-serving-'))
const MARKS = join(FOLDER, 'serving')
afterAll(() => rm(FOLDER, { recursive: true }))

const run = (lines: string) => spawn('node', ['--input-type=module', '-e', lines])

const build = () => run(`await (await import('./.ci/build-in-use.ts')).buildIsNotServed('${MARKS}')`)

/** A server of this checkout's build, as `npm start` runs one, and the port it listens on. */
async function serve(marks = MARKS) {
  const server = run(`
    import { createServer } from 'node:http'
    import { keepBuild } from './.ci/build-in-use.ts'
    const server = createServer().listen(0, '127.0.0.1', () => {
      keepBuild(server.address().port, ${JSON.stringify(marks)})
      console.log(String(server.address().port))
    })`)
  onTestFinished(() => void server.kill('SIGKILL'))
  const [port] = await once(server.stdout, 'data')
  return { server, port: Number(port) }
}

test('a build that is being served is not replaced, and one sentence tells what to do', async () => {
  const { server, port } = await serve()

  const { code, said } = await ending(build())

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(`Process ${server.pid} is serving dist on port ${port}`)
})

test('nor is the widget library rebuilt for hot reload while it is being served', async () => {
  const marks = resolve('.local/serving')
  const { server } = await serve(marks)
  onTestFinished(() => rm(join(marks, `${server.pid}`), { force: true }))

  const { code, said } = await ending(spawn('node', ['.ci/build.ts', '--library']))

  expect(code).toBe(1)
  expect(said).toMatch(/^\n✖ Process \d+ is serving dist on port .+\n$/)
})

/** A build that never finishes. */
async function startBuilding() {
  const build = run(`
    import { buildAlone } from './.ci/build-in-use.ts'
    buildAlone('${MARKS}')
    console.log('building')
    setInterval(() => {}, 1000)`)
  onTestFinished(() => void build.kill('SIGKILL'))
  await once(build.stdout, 'data')
  return build
}

const buildToo = () => run(`(await import('./.ci/build-in-use.ts')).buildAlone('${MARKS}')`)

test('of two builds of one checkout at once, the second ends with one sentence that tells what to do', async () => {
  const { pid } = await startBuilding()

  const { code, said } = await ending(buildToo())

  expect(code).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain(`Process ${pid} is building in this folder`)
})

test('neither a killed build nor a finished one keeps others from building', async () => {
  const build = await startBuilding()
  build.kill('SIGKILL')
  await once(build, 'close')

  expect(await ending(buildToo())).toEqual({ code: 0, said: '' })
  expect(await ending(buildToo())).toEqual({ code: 0, said: '' })
})

test('nor does a killed one that had the same number, as in a container', async () => {
  const left = `
    import { writeFileSync } from 'node:fs'
    writeFileSync('${MARKS}.building', String(process.pid))
    ;(await import('./.ci/build-in-use.ts')).buildAlone('${MARKS}')`

  expect(await ending(run(left))).toEqual({ code: 0, said: '' })
})

test('a folder on a disk without links can be built in, by one process at a time', async () => {
  const withoutLinks = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.linkSync = () => { throw Object.assign(new Error(), { code: 'EPERM' }) }
    syncBuiltinESMExports()
    ;(await import('./.ci/build-in-use.ts')).buildAlone('${MARKS}')`

  expect(await ending(run(withoutLinks))).toEqual({ code: 0, said: '' })
  const { pid } = await startBuilding()

  expect((await ending(run(withoutLinks))).said).toContain(`Process ${pid} is building in this folder`)
})

test('a server that was killed does not keep others from building', async () => {
  const { server } = await serve()
  server.kill('SIGKILL')
  await once(server, 'close')

  expect(await ending(build())).toEqual({ code: 0, said: '' })
})
