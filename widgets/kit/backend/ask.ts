import { backendClient, type Client } from './client.ts'

/** Why a question failed, in a word. */
export type Refusal =
  /** Row level security or a function said no, or the session has ended. */
  | 'not-allowed'
  | 'slot-taken'
  | 'already-there'
  /** A rule of the database was broken; the detail names the constraint. */
  | 'invalid'
  /** A limit of the backend, or of a gateway in front of it. */
  | 'too-many'
  /** The database gave up on the question, and rolled it back. */
  | 'took-too-long'
  | 'unreachable'

export type Answer<Data> = { ok: true; data: Data } | { ok: false; refusal: Refusal; detail: string }

interface Told {
  code?: string
  message: string
}

/** Asks the backend as the person who is signed in. It never throws: a failure is an answer too. */
export async function ask<Data>(
  question: (client: Client) => PromiseLike<{ data: Data | null; error: Told | null; status: number }>,
): Promise<Answer<Data>> {
  try {
    const { data, error, status } = await question(await backendClient())
    if (!error) return { ok: true, data: data as Data }
    return { ok: false, refusal: refusalOf(error, status), detail: error.message }
  } catch (error) {
    return { ok: false, refusal: 'unreachable', detail: String(error) }
  }
}

function refusalOf({ code, message }: Told, status: number): Refusal {
  if (message.includes('slot_unavailable')) return 'slot-taken'
  if (status === 429) return 'too-many'
  // As in insert.ts: only the database gives a code, and a proxy's page says nothing about the values or the person.
  if ((!code && status < 500) || status === 408) return 'unreachable'
  if (code === '42501' || status === 401 || status === 403) return 'not-allowed'
  if (code === '57014') return 'took-too-long'
  if (code === '23505') return 'already-there'
  // The embedded backend answers a broken rule with 500, a hosted one with 400.
  if (/violates|invalid input|out of range/.test(message) || (status >= 400 && status < 500 && status !== 405))
    return 'invalid'
  return 'unreachable'
}
