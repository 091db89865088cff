/** What the auth service, or the client that asked it, says went wrong. */
export interface AuthRefusal {
  name: string
  message: string
  status?: number
  code?: string
}

/** Errors that the client makes itself. The second repeats words from the address, which anybody may have written. */
const NOT_THEIRS = ['AuthUnknownError', 'AuthImplicitGrantRedirectError']

/**
 * The provider's message, if the provider wrote one: not the browser's, not a parser's, not an empty answer, nor what an
 * address says.
 */
export function providersOwn({ name, message, status }: AuthRefusal): string | undefined {
  if (!status || NOT_THEIRS.includes(name) || message === '{}') return undefined
  return message.trim() || undefined
}
