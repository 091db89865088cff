/** The link that withdraws a request. Behind the "#": it is in no server's log. */
export const withdrawHref = (requestId: string): string => `/withdraw#request=${requestId}`
