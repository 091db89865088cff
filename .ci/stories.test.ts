import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { WIDGETS } from '#widgets/library/widgets.ts'
import { controlsOfTag } from '../stories/controls.ts'
import { pastedFor, tagFor } from '../stories/embed-snippet/snippet.ts'

const tags = readFileSync('stories/elements/elements.stories.tsx', 'utf8')
const page = readFileSync('stories/partner-page/partner-page.tsx', 'utf8')

const examplesOf = async (widget: string) =>
  ((await import(`../widgets/${widget}/examples.ts`)) as { examples: Record<string, object> }).examples

test.each(WIDGETS)('$tag and each of its examples have their stories', async ({ tag }) => {
  const widget = tag.replace('hic-', '')
  const examples = await examplesOf(widget)
  const stories = readFileSync(`stories/${widget}.stories.tsx`, 'utf8')

  expect(tags).toContain(`element('${tag}')`)
  expect(page).toContain(`'${tag}'`)
  expect(Object.keys(examples).filter(name => !stories.includes(`examples['${name}']`))).toEqual([])
})

// The examples hold the picture to the component: nothing else notices an attribute that `paint.ts` forgets.
test.each(WIDGETS)('each attribute of $tag is set in one of its examples', async ({ tag, attributes }) => {
  const examples = await examplesOf(tag.replace('hic-', ''))
  const set = new Set(Object.values(examples).flatMap(Object.keys))

  expect(Object.keys(attributes).filter(name => !set.has(name))).toEqual([])
})

interface Stories {
  default: {
    args?: object
    argTypes: object
    parameters?: object
    decorators: ((story: (context?: object) => unknown, context: object) => unknown)[]
  }
  [story: string]: { args?: object; play?: unknown; tags?: string[] }
}

const storiesOf = async (tag: string) =>
  (await import(`../stories/${tag.replace('hic-', '')}.stories.tsx`)) as unknown as Stories

test.each(WIDGETS)('the docs of $tag show no story that is only itself after a press', async ({ tag }) => {
  const { default: _, ...stories } = await storiesOf(tag)
  const pressed = Object.entries(stories).filter(([, { play }]) => play)

  expect(pressed.filter(([, { tags }]) => !tags?.includes('!autodocs')).map(([name]) => name)).toEqual([])
})

test.each(WIDGETS)('the docs of $tag begin with what it is', async ({ tag, meaning }) => {
  const { parameters } = (await storiesOf(tag)).default

  expect(parameters).toMatchObject({ docs: { description: { component: meaning } } })
})

test.each(WIDGETS)('the panel of $tag explains all that it shows', async ({ tag }) => {
  const { default: meta, ...stories } = await storiesOf(tag)
  const shown = [meta, ...Object.values(stories)].flatMap(({ args = {} }) => Object.keys(args))

  expect(shown.filter(name => !(name in meta.argTypes))).toEqual([])
})

test.each(WIDGETS)(
  'the panel of $tag says what may stand inside it, and the defaults of what a page leaves out',
  widget => {
    const panel = controlsOfTag(widget)
    const told = (name: string) => panel[name]?.table?.defaultValue?.summary

    expect(panel.slot?.description).toContain('if the widget cannot start')
    expect(told('loading')).toBe('lazy')
    if (widget.attributes.baseUrl) expect(told('baseUrl')).toMatch(/^http/)
  },
)

test('the code of a tag is what a page writes: its attributes that are set, and no list, which only script can set', () => {
  const reviews = WIDGETS.find(({ tag }) => tag === 'hic-reviews')!

  expect(tagFor(reviews, { stayMs: 0, allReviewsUrl: '', items: [], '--hic-font': 'serif', partner: undefined })).toBe(
    '<hic-reviews all-reviews-url="" stay-ms="0"></hic-reviews>',
  )
})

test('the code to paste names the address that was given, whatever the host is called that the library was built for', () => {
  const phone = WIDGETS.find(({ tag }) => tag === 'hic-phone-link')!
  const built = (libraryUrl: string, attributes = '') =>
    `<hic-phone-link${attributes}><template></template></hic-phone-link>
<script type="module" src="${libraryUrl}/v1.0.0/hic-phone-link.pasted.js" integrity="sha384-a/v1b" crossorigin></script>`
  const wishes = { libraryUrl: 'https://cdn.example/hic', values: { number: '1800 975 711' } }

  for (const host of ['www.hicompare.example', 'v2.hicompare.example'])
    expect(pastedFor(phone, built(`https://${host}/widgets`), wishes)).toBe(
      built(wishes.libraryUrl, ' number="1800 975 711"'),
    )
})

const WITH_A_LIST = WIDGETS.filter(({ attributes }) => 'items' in attributes)

test.each(WITH_A_LIST)(
  'a list that is only begun in the panel does not reach the component of $tag',
  async ({ tag }) => {
    const [wholeLists] = (await storiesOf(tag)).default.decorators
    const story = vi.fn()
    for (const items of [{}, [{}]]) wholeLists!(story, { args: { items, heading: 'Ours' } })

    expect(story.mock.calls).toEqual([
      [{ args: { items: undefined, heading: 'Ours' } }],
      [{ args: { items: undefined, heading: 'Ours' } }],
    ])
  },
)
