/** What the auth service, or the client that asked it, says went wrong. */
export interface AuthRefusal {
  name: string
  message: string
  status?: number | undefined
  code?: string | undefined
}

/** The provider's message, if the provider wrote one: not the browser's, not a parser's, not an empty answer. */
export function providersOwn({ name, message, status }: AuthRefusal): string | undefined {
  if (!status || name === 'AuthUnknownError' || message === '{}') return undefined
  return message.trim() || undefined
}
