let source: () => string | undefined = () => undefined

/** The site names where the token of a signed-in visitor is found, so that what is sent becomes theirs. */
export function setAccessToken(from: () => string | undefined): void {
  source = from
}

export const accessToken = (): string | undefined => source()
