import { inTab, parsed } from '#widgets/kit/backend/kept.ts'

const KEY = 'hic-picked-names'

/** By the ids of their policies. */
type Names = ReadonlyMap<string, string>

/** The names of what was picked, or chosen as held, in this tab. Once a policy is gone from the data, nothing else knows its name. */
export const pickedNames = (): Names => asNames(parsed(inTab.read(KEY)))

export const notePicked = (more: Iterable<readonly [id: string, name: string]>): void =>
  void inTab.write(KEY, JSON.stringify(Object.fromEntries([...pickedNames(), ...more])))

/** What was stored may be anything. */
export const asNames = (kept: unknown): Names =>
  new Map(Object.entries(Object(kept)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
