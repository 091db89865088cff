/** Preflights for the auth service name no headers; those for a function with arguments are refused. */
const GAPS = ['/auth/v1/', '/rest/v1/rpc/']

/**
 * Lets pages of another origin call the auth service and the functions, as a hosted project does: lite 0.10.0
 * answers their preflights in a way that makes every browser refuse the call.
 */
export async function crossOrigin(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!GAPS.some(gap => pathname.startsWith(gap))) return answer()
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
        'access-control-max-age': '86400',
      },
    })
  }
  const response = await answer()
  const headers = new Headers(response.headers)
  headers.set('access-control-allow-origin', '*')
  return new Response(response.body, { status: response.status, headers })
}
