import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts'
import type { SentMessage } from '../local/outbox.ts'

/** Somebody with the publishable key and, once signed in, a token: what the backend sees of a browser. */
export function visitor(url: string, token?: string) {
  async function request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(url + path, {
      method,
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
    })
    const text = await response.text()
    return { status: response.status, body: text && JSON.parse(text) }
  }
  return {
    request,
    read: (table: string, query = 'select=*') => request('GET', `/rest/v1/${table}?${query}`),
    insert: (table: string, row: unknown) => request('POST', `/rest/v1/${table}`, row, { prefer: 'return=minimal' }),
    change: (table: string, query: string, row: unknown) =>
      request('PATCH', `/rest/v1/${table}?${query}`, row, { prefer: 'return=representation' }),
    remove: (table: string, query: string) =>
      request('DELETE', `/rest/v1/${table}?${query}`, undefined, { prefer: 'return=minimal' }),
    call: (name: string, args: Record<string, unknown> = {}) => request('POST', `/rest/v1/rpc/${name}`, args),
    auth: (path: string, body: unknown) => request('POST', `/auth/v1/${path}`, body),
  }
}

/** The newest message to somebody. */
export async function newestMessage(url: string, to: string): Promise<SentMessage> {
  const messages: SentMessage[] = await (await fetch(`${url}/outbox.json`)).json()
  const message = messages.find(sent => sent.to === to)
  if (!message) throw new Error(`Nothing was sent to ${to}`)
  return message
}

/** Signs in by phone, which also creates the account. */
export async function signInByPhone(url: string, phone: string): Promise<{ token: string; id: string }> {
  const anybody = visitor(url)
  await anybody.auth('otp', { phone, channel: 'sms' })
  const code = /\d{8}/.exec((await newestMessage(url, phone)).text)?.[0]
  const { body } = await anybody.auth('verify', { phone, token: code, type: 'sms' })
  return { token: body.access_token, id: body.user.id }
}
