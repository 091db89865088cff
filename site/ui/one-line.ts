/**
 * As typed, without characters that are invisible or reverse those after them. Joiners stay: scripts and emoji need them.
 * Empty if nothing else is there: the database does not take that for a name either.
 */
export const oneLine = (typed: unknown): string =>
  String(typed ?? '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u061c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g, '')
    .replace(/^[\s\u2800\p{Default_Ignorable_Code_Point}]+$/u, '')
    .trim()
