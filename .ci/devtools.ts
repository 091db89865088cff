import { cdp } from 'vitest/browser'

/** The browser in which a component is being tested, by its own protocol, for which Vitest has no types. */
export const devtools = () => cdp() as { send(method: string, parameters: object): Promise<unknown> }
