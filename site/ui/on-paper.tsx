import { BRAND } from '#widgets/domain/brand.ts'

/** On paper, whose page it is. */
export const WhosePage = () => (
  <p className="hidden print:block">
    {BRAND.name}, {new URL(BRAND.siteUrl).host}
  </p>
)

/** On paper, where a link leads that may be nowhere else. */
export const WrittenOut = ({ href }: { href: string }) => (
  <span className="wrap-anywhere hidden print:block">{new URL(href, location.origin).href}</span>
)
