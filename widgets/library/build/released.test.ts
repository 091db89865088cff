import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepReleased, NO_HOST, toKeep } from './released.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hic-released-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}
const keep = (version: string, isForVisitors = true) =>
  keepReleased({ outDir: join(folder, 'out'), released: join(folder, 'released'), version, isForVisitors })

test('versions that pages pin lie beside the one that is built', async () => {
  await write({ 'released/1.0.0/hic.js': 'one', 'out/v1.1.0/hic.js': 'two' })

  await keep('1.1.0')

  expect(await readFile(join(folder, 'out/v1.0.0/hic.js'), 'utf8')).toBe('one')
  expect(await readFile(join(folder, 'out/v1.1.0/hic.js'), 'utf8')).toBe('two')
})

test('the address of an earlier major version goes on leading to its last version', async () => {
  const loader = 'import("./life-abc123.js").catch(()=>{}),import("./hic-faq-abc123.js")'
  for (const version of ['1.9.0', '1.10.0'])
    await write({
      [`released/${version}/hic.js`]: `"${version}",${loader}`,
      [`released/${version}/hic-faq.js`]: `"${version}"`,
      [`released/${version}/hic-faq.html`]: 'a picture',
      [`released/${version}/hic-faq.pasted.js`]: 'its script',
      [`released/${version}/hic-faq-abc123.js`]: 'a part',
      [`released/${version}/hic.classic.js`]: 'leads to the copy beside it',
    })
  await write({ 'out/v2.0.0/hic.js': 'three', 'out/v2/hic.js': 'three' })

  await keep('2.0.0')

  expect((await readdir(join(folder, 'out/v1'))).sort()).toEqual(['hic-faq.js', 'hic.classic.js', 'hic.js'])
  expect(await readFile(join(folder, 'out/v1/hic.js'), 'utf8')).toBe(
    '"1.10.0",import("../v1.10.0/life-abc123.js").catch(()=>{}),import("../v1.10.0/hic-faq-abc123.js")',
  )
  expect(await readFile(join(folder, 'out/v1/hic.classic.js'), 'utf8')).toBe('leads to the copy beside it')
  expect(await readFile(join(folder, 'out/v2/hic.js'), 'utf8')).toBe('three')
})

test('a new major version is not built for visitors if no version of the one before was kept', async () => {
  await write({ 'out/v2.0.0/hic.js': 'two' })

  await expect(keep('2.0.0')).rejects.toThrow('widgets/v1/')
  await keep('2.0.0', false)
})

test.each([
  ['one', { 'out/v1.0.0/hic.js': 'another' }],
  ['one', { 'out/v1.0.0/hic.js': 'one', 'out/v1.0.0/part.js': 'a part' }],
])('a published version is not built for visitors with other contents', async (was, built) => {
  await write({ 'released/1.0.0/hic.js': was, ...built })

  await expect(keep('1.0.0')).rejects.toThrow('Raise VERSION')
  await keep('1.0.0', false)
})

test.each(['1.0.0', '1.1.0'])('a kept version built for this machine goes to no visitors, with %s', async version => {
  await write({
    'released/1.0.0/hic.js': 'one',
    'released/1.0.0/hic-faq.html': `<script type="module" src="${NO_HOST}/v1.0.0/hic-faq.pasted.js"></script>`,
    [`out/v${version}/hic.js`]: 'another',
  })

  await expect(keep(version)).rejects.toThrow('What is kept as version 1.0.0')
  await keep(version, false)
})

test('a new version is to be kept once it is uploaded, and a kept one is not mentioned', async () => {
  await write({ 'released/1.0.0/hic.js': 'one' })
  const released = join(folder, 'released')

  expect(toKeep('1.0.0', released)).toBeUndefined()
  expect(toKeep('1.1.0', released)).toContain('cp -r dist/widgets/v1.1.0/. widgets/library/released/1.1.0')
})

test('the same version with the same contents may be built again, compressed anew', async () => {
  await write({ 'released/1.0.0/hic.js': 'one', 'released/1.0.0/hic.js.br': 'packed' })
  await write({ 'out/v1.0.0/hic.js': 'one', 'out/v1.0.0/hic.js.br': 'packed tighter' })

  await keep('1.0.0')

  expect(await readFile(join(folder, 'out/v1.0.0/hic.js.br'), 'utf8')).toBe('packed tighter')
})
