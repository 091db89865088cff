import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Article } from '#site/content/article.ts'
import { Prose } from './prose.tsx'

const TEXTS = import.meta.glob<Article>('../../content/**/*.mdx')

test('every row of a text’s tables is named by its first cell, for whoever hears one cell at a time', async () => {
  const nameless: string[] = []
  for (const load of Object.values(TEXTS)) {
    const { default: Text } = await load()
    const { unmount } = render(<Prose Text={Text} />, { wrapper: MemoryRouter })
    for (const table of screen.queryAllByRole('table'))
      for (const row of within(table).getAllByRole('row'))
        if (row.closest('tbody') && !within(row).queryByRole('rowheader')) nameless.push(row.textContent)
    unmount()
  }

  expect(nameless).toEqual([])
})
