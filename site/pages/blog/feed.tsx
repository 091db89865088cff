import { renderToStaticMarkup } from 'react-dom/server'
import type { Article } from '#site/content/article.ts'
import { FEED } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { atom } from './atom.ts'
import { BLOG, NEWEST_FIRST } from './posts.ts'

const TEXTS = import.meta.glob<Article>('../../content/blog/*.mdx')

/** The posts with all their words, as feed readers take them. Only the prerenderer writes it. */
export const feed = async (): Promise<string> =>
  atom({
    title: BLOG.name,
    description: BLOG.description,
    author: BRAND.name,
    siteUrl: BRAND.siteUrl,
    page: '/blog',
    self: FEED,
    entries: await Promise.all(
      NEWEST_FIRST.map(async ({ path, title, description, date }) => {
        const { default: Text } = await TEXTS[`../../content${path}.mdx`]!()
        return { path, title, description, date: date!, html: renderToStaticMarkup(<Text />) }
      }),
    ),
  })
