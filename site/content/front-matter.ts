import { z } from 'zod'
import { isPath, type Path } from '#site/site-map.ts'
import { isDay } from '#widgets/domain/period.ts'
import { SOURCES, type SourceKey } from '#widgets/domain/sources.ts'
import type { ArticleKind } from './article.ts'

const day = z.string().refine(isDay, 'A day is written 2026-11-21.')
const path = z.custom<Path>(value => typeof value === 'string' && isPath(value), 'No page has this address.')

/** What is between the two lines of hyphens at the top of each .mdx file. */
const every = z.strictObject({
  /** The h1, and what search engines show. */
  title: z.string().min(5).max(70),
  /** One or two sentences. */
  description: z.string().min(110).max(160),
  /** When somebody last compared the text with its sources. */
  checkedOn: day,
  /** When the wording of a legal text last changed. */
  changedOn: day.optional(),
  /** When a post was published. */
  date: day.optional(),
  sources: z.array(z.enum(Object.keys(SOURCES) as SourceKey[])).min(1),
  /** What to read next. */
  related: z.array(path).min(1),
})
export type FrontMatter = z.infer<typeof every>

/**
 * The front matter of a text, which its writer typed. Throws a sentence that names the file and each fault in it.
 * @param file from this room, such as `guides/waiting-periods-explained.mdx`
 */
export function frontMatterOf(kind: ArticleKind, file: string, typed: unknown): FrontMatter {
  const { data, error } = neededFor(kind).safeParse(typed)
  if (data) return data
  const faults = error.issues.map(({ path, message }) =>
    [path.join(' '), message.replace(/\.$/, '')].filter(Boolean).join(': '),
  )
  throw new Error(`The front matter of site/content/${file} is not right (${faults.join('; ')})`)
}

/** A post also needs its date, and a legal text the day it last changed. */
function neededFor(kind: ArticleKind) {
  if (kind === 'blog') return every.required({ date: true })
  return kind === 'legal' ? every.required({ changedOn: true }) : every
}
