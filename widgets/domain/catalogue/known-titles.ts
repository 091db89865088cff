/** The treatments or services named in answers, without unknown ones: those could be neither seen nor unticked. */
export const knownTitles = (known: readonly { title: string }[], named: readonly string[] = []): string[] =>
  named.filter(title => known.some(one => one.title === title))
