/**
 * One attribute (and the property of the same name) of an element: what it means, what it takes,
 * and how a value from the page is read. `read` returns undefined for a value it does not take.
 */
export interface Attribute<Value> {
  /** One sentence for the README's table. The loader's build leaves it out. */
  meaning: string
  /** What it takes, as the page's author is told after writing something else. */
  takes: string
  /** The same as a TypeScript type, if `takes` is not one. The loader's build leaves it out. */
  type?: string
  /** The value if the page sets none. */
  otherwise?: Value | undefined
  /** Only in what an event carries: it may be missing. */
  optional?: boolean
  /** Has no attribute: set from script only. */
  propertyOnly?: boolean
  read(raw: unknown): Value | undefined
}

/** Any text, also none. */
export function text(meaning: string): Attribute<string> {
  return { meaning, takes: 'string', read: raw => (typeof raw === 'string' ? raw : undefined) }
}

/** A name that must match a pattern. What the backend would refuse is refused here, where the page's author is told. */
export function slug(shape: RegExp, takes: string, meaning: string): Attribute<string> {
  return { meaning, takes, type: 'string', read: raw => (shape.test(`${raw}`) ? `${raw}` : undefined) }
}

/** A word from a list. */
export function oneOf<const Value extends string>(values: readonly Value[], meaning: string): Attribute<Value> {
  return { meaning, takes: values.join(' | '), read: raw => values.find(value => value === raw) }
}

/** An absolute http or https address that paths are added to, kept without its last slash; a ? or # would break them. */
export function url(meaning: string, otherwise?: string): Attribute<string> {
  const read = (raw: unknown) => /^(https?:[^?#]*?)\/?$/.exec(hrefOf(raw))?.[1]
  return { meaning, takes: 'an https address without ? or #', type: 'string', otherwise, read }
}

/** One page's address, kept as given, or empty for none. */
export function urlOrNone(meaning: string): Attribute<string> {
  const read = (raw: unknown) => (raw === '' || /^https?:/.test(hrefOf(raw)) ? `${raw}` : undefined)
  return { meaning, takes: 'an https address', type: 'string', read }
}

// Relative addresses stay out, as `javascript:` does: a page's <base href> must not bend our links.
function hrefOf(raw: unknown): string {
  try {
    return new URL(`${raw}`).href
  } catch {
    return '' // also where the page has a variable named URL: that must not end the tag
  }
}

/** A number, in text or not. */
export function number(takes: string, fits: (value: number) => boolean, meaning: string): Attribute<number> {
  // Blank text would count as 0.
  const read = (raw: unknown) => (`${raw}`.trim() && fits(+`${raw}`) ? +`${raw}` : undefined)
  return { meaning, takes, type: 'number', read }
}

/** A list that only script can set, as a property. `each` tells a good item from a bad one. */
export function list<Item>(meaning: string, takes: string, each: (item: Item) => boolean): Attribute<readonly Item[]> {
  return {
    meaning,
    takes,
    propertyOnly: true,
    // Spread: `delete items[1]` leaves a hole, which `every` would pass over.
    read: raw => (Array.isArray(raw) && [...raw].every(item => item && each(item)) ? raw : undefined),
  }
}

/** What may be missing; only in what an event carries. */
export const maybe = <Value>(attribute: Attribute<Value>): Attribute<Value> => ({ ...attribute, optional: true })

/** Yes or no; only in what an event carries. */
export function flag(meaning: string): Attribute<boolean> {
  return { meaning, takes: 'boolean', read: () => undefined }
}

/** Several words from a list; only in what an event carries. */
export function words<const Value extends string>(
  values: readonly Value[],
  meaning: string,
): Attribute<readonly Value[]> {
  return { meaning, takes: `readonly (${values.map(value => `'${value}'`).join(' | ')})[]`, read: () => undefined }
}
