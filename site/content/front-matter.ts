import { z } from 'zod'
import { isPath, type Path } from '#site/site-map.ts'
import { isDay } from '#widgets/domain/period.ts'
import { SOURCES } from '#widgets/domain/sources.ts'
import type { ArticleKind } from './article.ts'

const day = z.string().refine(isDay, 'A day is written 2026-11-21.')
const path = z.custom<Path>(value => typeof value === 'string' && isPath(value), 'There is no such page.')

/** What every text must say about itself; a test reads all of them. */
const every = z.strictObject({
  title: z.string().min(5).max(70),
  description: z.string().min(110).max(160),
  checkedOn: day,
  changedOn: day.optional(),
  date: day.optional(),
  sources: z.array(z.enum(Object.keys(SOURCES) as (keyof typeof SOURCES)[])).min(1),
  related: z.array(path).min(1),
})

/** A post is dated besides, and a legal text says when it last changed. */
export function frontMatterOf(kind: ArticleKind) {
  if (kind === 'blog') return every.required({ date: true })
  return kind === 'legal' ? every.required({ changedOn: true }) : every
}
