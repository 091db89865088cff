import type { BrowserContext } from 'playwright'
import type { TestContext } from 'vitest'

const said: string[] = []

/** Writes down what goes wrong on a visitor's pages, in the browser's words. */
export function listenTo(visitor: BrowserContext): void {
  visitor.on('console', message => {
    if (message.type() === 'error') said.push(message.text())
  })
  visitor.on('weberror', failure => said.push(failure.error().message))
}

/** A test that waits in vain for a page says in its report what went wrong there: that the wait was too long tells nothing. */
export function tellIfItFails({ onTestFailed }: Pick<TestContext, 'onTestFailed'>): void {
  said.length = 0
  onTestFailed(({ task }) => {
    const error = task.result?.errors?.[0]
    if (error && said.length > 0) error.message += `\n\nMeanwhile the browser said:\n${[...new Set(said)].join('\n')}`
  })
}
