import type { adapt as adaptNow } from './adapt.ts'

/** Most pages set nothing of their own here; only those that do fetch the code that adapts the picture. */
export const adapt = async (...picture: Parameters<typeof adaptNow>): Promise<void> =>
  (await import('./adapt.ts')).adapt(...picture)
