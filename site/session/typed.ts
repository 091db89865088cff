import { inTab, parsed } from '#widgets/kit/backend/kept.ts'

const KEY = 'hic-auth-typed'

/** What was typed into the sign-in forms, kept for this tab; never a password. */
interface Typed {
  email?: string
  phone?: string
  /** Where the last code was sent, and when, in milliseconds since 1970. */
  codeSent?: CodeSent
}

/** A code that was sent to a phone. */
export interface CodeSent {
  phone: string
  at: number
}

/** The same as in supabase/config.toml, which counts in seconds. */
const CODE_LASTS_MS = 600_000

/** What this tab has of it. */
export const typed = () => (parsed(inTab.read(KEY)) ?? {}) as Typed

/** The code that can still be entered: phones may reload the page on the way back from the message that holds it. */
export function codeSent(): CodeSent | undefined {
  const { codeSent: last } = typed()
  return last?.phone && Date.now() - last.at < CODE_LASTS_MS ? last : undefined
}

export const keepTyped = (part: Typed): void => void inTab.write(KEY, JSON.stringify({ ...typed(), ...part }))

/** Somebody who has signed in leaves no address behind for the next person at this computer. */
export const forgetTyped = (): void => inTab.forget(KEY)
