/** As typed, without what cannot be seen or turns the letters after it over. Joiners stay: scripts and emoji need them. */
export const oneLine = (typed: unknown): string =>
  String(typed ?? '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g, '')
    .trim()
