import { isPath } from '#site/site-map.ts'
import type { Listed } from './article.ts'
import { frontMatterOf } from './front-matter.ts'
import { headingId } from './heading-id.ts'
import { minutesToRead } from './minutes.ts'
import { parted } from './parted.ts'

/**
 * A text of this room as the lists have it. Throws for one that has no page: a draft, or a copy that was left in the
 * folder, would be in the blog's list with a link to nothing, and in its feed with every word.
 */
export function listed(file: string, source: string): Listed {
  const { head, text, path, kind } = parted(file, source)
  if (!isPath(path))
    throw new Error(
      `site/content/${file} has no page, because ${path} is not in site/site-map.ts: add it as site/content/README.md says, or move the file elsewhere until it is ready`,
    )
  return {
    ...frontMatterOf(kind, file, head),
    path,
    kind,
    minutes: minutesToRead(text),
    contents: [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ id: headingId(title), title })),
  }
}
