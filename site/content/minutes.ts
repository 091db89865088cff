const WORDS_PER_MINUTE = 200

/** An import or export of MDX, up to the empty line that ends it: nobody reads those. */
const NOT_READ = /^(?:import|export) .*(?:\n.+)*/gm

/** How long a text takes to read. */
export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.replace(NOT_READ, '').trim().split(/\s+/).length / WORDS_PER_MINUTE))
