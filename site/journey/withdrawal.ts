/** The link that withdraws a request. Behind the "#": it is in no server's log. */
export const withdrawHref = (requestId: string): string => `/withdraw#request=${requestId}`

/** The request that such a link names. */
export const requestIn = (hash: string): string | undefined =>
  /^#request=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(hash)?.[1]
