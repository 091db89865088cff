import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { WIDGETS } from '#widgets/library/widgets.ts'

const OURS = '{.ci,site,stories,supabase,widgets}'
const READMES = [
  'README.md',
  'supabase/hosted.md',
  'site/serve/hosting.md',
  'site/tests/specification.md',
  ...globSync(`${OURS}/**/README.md`),
]
const FILES = globSync([`${OURS}/**/*.*`, 'stories/.storybook/*', '*.*'])
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(READMES)('the files, links and commands that %s names exist', readme => {
  const text = readFileSync(readme, 'utf8')
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)
  // A room may leave out the path that leads to it; what the build makes does not have its source's file ending.
  const files = all(/`([\w./-]+\.(?:tsx?|mjs|sql|css|mdx|toml))`/g)
  const links = all(/\]\((?!https?:|\/)([^)#]+)/g)
  const places = [...text.matchAll(/\]\((?!https?:|\/)([^)#]*)#([^)]+)\)/g)]
  const commands = [...all(/npm run (?:-s )?([a-z:]+)/g), ...all(/`(bench:[a-z]+)`/g)]
  // The machine's own Node may not run TypeScript.
  const withAnyNode = all(/(?<!npx )(node [\w./-]+\.ts)/g)

  expect(
    files.filter(name => !FILES.some(file => isNamed(file, name, dirname(readme)))),
    'there is no such file, or it is in another room and needs its folder before its name',
  ).toEqual([])
  expect(links.filter(link => !existsSync(join(dirname(readme), link)))).toEqual([])
  const headless = places.filter(
    ([, file, place]) => !anchorsOf(file ? join(dirname(readme), file) : readme).includes(place!),
  )
  expect(headless.map(([link]) => link)).toEqual([])
  expect(commands.filter(name => !(name in scripts))).toEqual([])
  expect(withAnyNode, 'begin it with npx').toEqual([])
})

/** As GitHub makes them of headings. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** By its name alone in the room or directly in a folder around it, from elsewhere with part of its path: many share a name. */
function isNamed(file: string, name: string, room: string): boolean {
  const folder = dirname(file)
  return `/${file}`.endsWith(`/${name}`) && (name.includes('/') || isWithin(folder, room) || isWithin(room, folder))
}

const isWithin = (folder: string, other: string) => other === '.' || `${folder}/`.startsWith(`${other}/`)

test('each file of .ci has its line in the README there', () => {
  const text = readFileSync('.ci/README.md', 'utf8')
  const files = globSync('*.{ts,mjs}', { cwd: '.ci' })

  expect(files.filter(file => !text.includes(`\`${file}\``) && !file.endsWith('.test.ts'))).toEqual([])
})

test.each(WIDGETS)(
  '$tag has a README of its own, and is in the one at the root and on the partner’s page',
  ({ tag }) => {
    const tagsIn = (file: string) => readFileSync(file, 'utf8').match(/(?<=[<`])hic-[a-z-]+/g)

    expect(READMES).toContain(`widgets/${tag.replace('hic-', '')}/README.md`)
    expect(tagsIn('README.md')).toContain(tag)
    expect(tagsIn('widgets/library/partner/page/index.html')).toContain(tag)
  },
)
