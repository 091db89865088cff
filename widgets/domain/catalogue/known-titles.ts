/** Of the treatments, services or funds that answers name. Without what an address names and nobody knows: that cannot be seen among the ticks, nor taken back there. */
export const knownTitles = (known: readonly { title: string }[], named: readonly string[] = []): string[] =>
  named.filter(title => known.some(one => one.title === title))
