import { ownBackend } from '#ci/own-backend.ts'

interface Sent {
  to: string
  subject?: string
  text: string
}

async function sent(): Promise<Sent[]> {
  return (await (await fetch(`${ownBackend().url}/outbox.json`)).json()) as Sent[]
}

/** Requests in the database with this address: each wrote one email, in one transaction with its row. */
export async function requestsFrom(email: string): Promise<number> {
  const letters = await sent()
  return letters.filter(({ to, subject }) => to === email && subject?.startsWith('We have received your quote request'))
    .length
}

/** The messages to a mobile, newest first; a booking, a move and a cancellation each wrote one. */
export async function messagesTo(phone: string): Promise<string[]> {
  return (await sent()).filter(({ to }) => to === phone).map(({ text }) => text)
}

/** The newest email to an address. */
export async function letterTo(email: string): Promise<string | undefined> {
  return (await sent()).find(({ to }) => to === email)?.text
}
