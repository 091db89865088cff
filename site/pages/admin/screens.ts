import type { ComponentType } from 'react'

interface Screen {
  label: string
  load: () => Promise<{ default: ComponentType }>
}

/** The dashboard's screens, in the order of the day's work. Each is a chunk of its own. */
export const SCREENS = {
  today: { label: 'Today', load: () => import('./today/today.tsx') },
  requests: { label: 'Requests', load: () => import('./requests/requests.tsx') },
  calls: { label: 'Calls', load: () => import('./calls/calls.tsx') },
  messages: { label: 'Messages', load: () => import('./messages/messages.tsx') },
  slots: { label: 'Slots', load: () => import('./slots/slots.tsx') },
  offers: { label: 'Offers', load: () => import('./offers/offers.tsx') },
  partners: { label: 'Partners', load: () => import('./partners/partners.tsx') },
  subscribers: { label: 'Subscribers', load: () => import('./subscribers/subscribers.tsx') },
  person: { label: 'One person', load: () => import('./person/person.tsx') },
  audit: { label: 'Audit trail', load: () => import('./audit/audit.tsx') },
} as const satisfies Record<string, Screen>

export type ScreenId = keyof typeof SCREENS

export const SCREEN_IDS = Object.keys(SCREENS) as ScreenId[]

export const readScreen = (value: string | null): ScreenId =>
  value !== null && Object.hasOwn(SCREENS, value) ? (value as ScreenId) : 'today'
