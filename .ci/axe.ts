import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright'

// Half the size of the source that the package exports; every page has to parse it again.
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Look {
  /** Selects the part to check; without it, the whole page and the rules about a page as a whole. */
  within?: string
  /** These rules only. */
  rules?: string[]
}

/** The faults that axe finds on a page as it is now, one line for each element. */
export async function axeFaults(page: Page, { within, rules }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  await page.evaluate(atRest)
  return page.evaluate(
    async ({ within, rules }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        resultTypes: ['violations'],
        // It would fetch every style sheet and recording first, which only one rule, about sound, needs.
        preload: false,
        ...(rules ? { runOnly: rules } : {}),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id} ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
      )
    },
    { within, rules },
  )
}

/** In the middle of a fade every contrast is too low. */
async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
