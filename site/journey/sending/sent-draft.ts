import { inTab, parsed } from '#widgets/kit/backend/kept.ts'
import { PREFIX, SENT } from '../form/draft.ts'

// Apart from the draft: most forms are gone by the time theirs arrives.

/** The draft as it is now: the same text for as long as nothing is typed. */
export const draftNow = (name: string): string | null => inTab.read(PREFIX + name)

/** Notes under which id this draft is sent: it may arrive when its form is no longer there to forget it. */
export const noteSent = (name: string, id: string, draft: string | null): void =>
  void inTab.write(SENT + name, JSON.stringify({ id, draft }))

/** The id under which the draft was sent, if nothing has been typed since. */
export function sentAs(name: string): string | undefined {
  const { id, draft } = (parsed(inTab.read(SENT + name)) ?? {}) as { id?: string; draft?: string }
  return draft === draftNow(name) ? id : undefined
}
