/** The anchor of a heading or a question: its words in lower case, joined by hyphens. */
export const headingId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
