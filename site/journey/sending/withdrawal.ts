/** The link that withdraws a request. The id is behind the "#", so it is in no server's log. */
export const withdrawHref = (requestId: string): string => `/withdraw#request=${requestId}`
