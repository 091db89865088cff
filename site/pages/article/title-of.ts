import { CONTENT } from 'virtual:content-index'
import { type Path, SITE_MAP } from '#site/site-map.ts'

/** A page’s own title, for links outside menus: there "The April rise" alone would not tell a post from a page. */
export const titleOf = (path: Path): string => CONTENT.find(text => text.path === path)?.title ?? SITE_MAP[path].label
