import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WIDGETS } from '#widgets/library/widgets.ts'

const tags = readFileSync('stories/elements/elements.stories.tsx', 'utf8')
const page = readFileSync('stories/partner-page/partner-page.tsx', 'utf8')

test.each(WIDGETS)('$tag and each of its examples have their stories', async ({ tag }) => {
  const widget = tag.replace('hic-', '')
  const { examples } = (await import(`../widgets/${widget}/examples.ts`)) as { examples: Record<string, unknown> }
  const stories = readFileSync(`stories/${widget}.stories.tsx`, 'utf8')

  expect(tags).toContain(`element('${tag}')`)
  expect(page).toContain(`'${tag}'`)
  expect(Object.keys(examples).filter(name => !stories.includes(`examples['${name}']`))).toEqual([])
})
