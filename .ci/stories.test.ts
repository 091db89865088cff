import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WIDGETS } from '#widgets/library/widgets.ts'

test.each(WIDGETS.map(({ tag }) => tag.replace('hic-', '')))('every example of %s has a story', async widget => {
  const { examples } = (await import(`../widgets/${widget}/examples.ts`)) as { examples: Record<string, unknown> }
  const stories = readFileSync(`stories/${widget}.stories.tsx`, 'utf8')

  expect(Object.keys(examples).filter(name => !stories.includes(`examples['${name}']`))).toEqual([])
})
