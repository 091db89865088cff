/** Characters of XML that are remembered. A release has some thousands of covers of a few thousand characters each. */
const MOST = 32_000_000
/** A longer one is read as it comes. */
export const LONGEST = 100_000

/**
 * What was made of elements that are printed letter for letter alike for many products: a fund designs a cover once,
 * and the file prints it for each state, household and excess.
 */
export class Repeats {
  readonly #made = new Map<string, object>()
  #characters = 0

  get = (raw: string): object | undefined => this.#made.get(raw)

  remember(raw: string, made: object) {
    this.#characters += raw.length
    if (this.#characters > MOST) {
      this.#made.clear()
      this.#characters = raw.length
    }
    // A copy: a part of the chunk would keep all of the chunk in memory.
    this.#made.set(Buffer.from(raw).toString(), made)
  }
}
