import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { downloadLatest } from '../import/latest.ts'
import { madeFiles, ownTemporaryFolder, zipped } from './made-files.ts'

let zip: Buffer
beforeAll(async () => {
  zip = await zipped(await madeFiles())
})

interface Portal {
  licence?: string
  names?: string[]
  status?: number
  /** Breaks off after so many bytes. */
  breaksAt?: number
  /** Says that so many bytes follow. */
  announces?: number
  body?: string
}

/** Stands in for data.gov.au, over real HTTP. */
async function portal({ licence = 'cc-by', names, status = 200, breaksAt, announces, body }: Portal) {
  const server = await serveOnFreePort((request, response) => {
    if (request.url!.includes('package_show')) {
      const resources = (names ?? ['PrivateHealth.gov.au April 2026.zip']).map(name => ({
        name,
        url: `${urlOf(server)}/files/${encodeURIComponent(name)}`,
      }))
      response
        .writeHead(status)
        .end(body ?? JSON.stringify({ success: true, result: { license_id: licence, resources } }))
    } else if (announces !== undefined) response.writeHead(200, { 'content-length': announces }).flushHeaders()
    else if (breaksAt === undefined) response.end(zip)
    else {
      response.writeHead(200, { 'content-length': zip.length })
      response.write(zip.subarray(0, breaksAt), () => response.destroy())
    }
  })
  return { root: urlOf(server), [Symbol.asyncDispose]: () => endNow(server) }
}

test('the newest month is downloaded, by its name and not by its place in the list', async () => {
  await using site = await portal({
    names: [
      'PrivateHealth.gov.au December 2025.zip',
      'PrivateHealth.gov.au April 2026.zip',
      'PrivateHealth.gov.au March 2026.zip',
      'Data dictionary.zip',
      'PrivateHealth.gov.au Smarch 2027.zip',
    ],
  })
  const shown: number[] = []

  const download = await downloadLatest({ ckan: site.root, onProgress: ({ read }) => shown.push(read) })

  expect(download.name).toBe('PrivateHealth.gov.au April 2026.zip')
  expect(await readFile(download.path)).toEqual(zip)
  expect(shown.at(-1)).toBe(zip.length)
  download.remove()
})

test.each([
  ['another licence', { licence: 'cc-by-nc' }, /licence of the data set is "cc-by-nc"/],
  ['no monthly file', { names: ['Readme.txt'] }, /no file named like/],
  ['an answer that is no description', { body: '<html>Sorry</html>' }, /in the form we expect/],
  ['a fault of the portal', { status: 503 }, /answered 503/],
  ['a download that breaks off', { breaksAt: 1_000 }, /broke off/],
  ['more than a disk may have room for', { announces: 1_000_000_001 }, /larger than 1000000000 bytes/],
])('%s stops the import with a sentence, and no file is left behind', async (_, fault, message) => {
  await using site = await portal(fault)
  const temporary = ownTemporaryFolder()

  await expect(downloadLatest({ ckan: site.root })).rejects.toThrow(message)

  expect(await readdir(temporary)).toEqual([])
})

// A name may have two addresses, of which neither answers.
test.each(['127.0.0.1', 'localhost'])('a portal out of reach at %s is named, with why and other ways', async host => {
  const { root } = await portal({}).then(async site => {
    await site[Symbol.asyncDispose]()
    return site
  })

  await expect(downloadLatest({ ckan: root.replace('127.0.0.1', host) })).rejects.toThrow(
    /(127\.0\.0\.1|localhost):\d+ cannot be reached: .*\w.*\. Behind a proxy, put NODE_USE_ENV_PROXY=1 .+; or download the newest ZIP file of https:\/\/data\.gov\.au\/data\/dataset\/private-health-insurance .+ instead of "latest"\.$/,
  )
})

test('Ctrl-C in the middle of it leaves no file behind', async () => {
  const temporary = ownTemporaryFolder()
  const lines = `
    import { leaveNothingBehind, temporaryFolder } from './site/catalogue/import/temporary-folder.ts'
    leaveNothingBehind()
    temporaryFolder('hic-download-')
    console.log('begun')
    setInterval(() => {}, 1000)`
  const importer = spawn('node', ['--input-type=module', '-e', lines])
  await once(importer.stdout, 'data')
  expect(await readdir(temporary)).toHaveLength(1)

  importer.kill('SIGINT')
  const [code] = await once(importer, 'close')

  expect(code).toBe(130)
  expect(await readdir(temporary)).toEqual([])
})
