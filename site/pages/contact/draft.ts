import type { Message } from './message.ts'

const KEY = 'hic-contact-draft'

/** What was typed so far, kept for this tab, with the id that it will be sent under. */
export interface Draft extends Message {
  id: string
}

/** Storage may be full or forbidden: then the draft lives as long as the page. */
export function keep(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {}
}

export function forget(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

export function recall(): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>
  } catch {
    return {}
  }
}
