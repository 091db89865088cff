import { type ParseArgsConfig, parseArgs } from 'node:util'
import { stop } from './say.ts'

/**
 * What a command was told on its command line. `--help` shows its usage and ends it; anything that it does not know ends it
 * with a sentence, because it may take long before somebody notices.
 */
export function told<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.info(usage)
    process.exit()
  }
  try {
    return parseArgs(config)
  } catch (error) {
    // What follows the first sentence is about arguments that begin with a dash; ours have none.
    const [what] = (error as Error).message.split('. ')
    return stop(`${what}.\n\n${usage}`)
  }
}

/** A whole number that a command was told, or the usual one. */
export function wholeNumber(what: string, given: string | undefined, usual: number): number {
  const number = Number(given ?? usual)
  if (Number.isInteger(number) && number > 0) return number
  return stop(`${what} takes a whole number from 1 on, not "${given}".`)
}
