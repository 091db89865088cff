/** An object of schema.org as a block for a page's head. "<" is escaped: a "</script>" inside a text would end the block. */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}</script>`
