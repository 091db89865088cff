import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepStacksShort: () => Promise<void>
  }
}

interface Session {
  send(method: string, parameters: object): Promise<unknown>
}

/**
 * Playwright listens to what a page reports, and meanwhile the browser writes down 200 frames of the stack of every error
 * that is made, thrown or not. React makes one for each element, to name who drew it: an eighth of the time of tests that
 * draw lists. Only the session that listens can ask for fewer, and Playwright shows it to nobody: should it be somewhere
 * else one day, these tests take longer, and nothing else changes.
 */
export const keepStacksShort: BrowserCommand<[]> = async ({ page }) => {
  const inside = page as unknown as {
    _connection?: { toImpl?(of: unknown): { delegate?: { _mainFrameSession?: { _client?: Session } } } }
  }
  const session = inside._connection?.toImpl?.(page)?.delegate?._mainFrameSession?._client
  await session?.send('Runtime.setMaxCallStackSizeToCapture', { size: 0 })
}
