import { BRAND } from '#widgets/domain/brand.ts'

/** What a shared link shows besides title and description: the same on every page, so only the prerenderer prints it. */
export const SharedCard = () => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={BRAND.name} />
    <meta property="og:locale" content="en_AU" />
    <meta property="og:image" content={new URL('/og.png', BRAND.siteUrl).href} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta
      property="og:image:alt"
      content={`${BRAND.name}: Compare Health Insurance. The sun rises behind green hills.`}
    />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)
