import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Article } from '#site/content/article.ts'
import { Prose } from './prose.tsx'

const TEXTS = import.meta.glob<Article>('../../content/**/*.mdx')

/** What reading views take for something beside the text, unless it is also named as part of it. */
const BESIDE = /banner|comment|contact|extra|footer|header|menu|related|share|sidebar|social|sponsor|widget/
const OF_TEXT = /article|body|content|main/

test('every row of a text’s tables is named by its first cell, for whoever hears one cell at a time, and a reading view keeps every heading of a text, whatever its address says', async () => {
  const nameless: string[] = []
  const thrownAway: string[] = []
  for (const load of Object.values(TEXTS)) {
    const { default: Text } = await load()
    const { unmount } = render(<Prose Text={Text} />, { wrapper: MemoryRouter })
    for (const table of screen.queryAllByRole('table'))
      for (const row of within(table).getAllByRole('row'))
        if (row.closest('tbody') && !within(row).queryByRole('rowheader')) nameless.push(row.textContent)
    for (const { id, className, textContent } of screen.queryAllByRole('heading', { level: 2 }))
      if (BESIDE.test(id) && !OF_TEXT.test(className)) thrownAway.push(textContent)
    unmount()
  }

  expect(nameless).toEqual([])
  expect(thrownAway).toEqual([])
})
