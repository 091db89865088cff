import type { Fact } from './period.ts'
import type { State } from './states.ts'

export const AMBULANCE_FACT = { validFrom: '2020-04-01', source: 'ombudsman', mark: 'S' } as const satisfies Fact

/** Who pays for an ambulance, by where you live. Concession cards change much of it: ask your ambulance service. */
export const AMBULANCE: Record<State, { payer: 'state' | 'levy' | 'you'; words: string }> = {
  QLD: { payer: 'state', words: 'The state pays for its residents, also when they travel in Australia.' },
  TAS: { payer: 'state', words: 'The state pays for its residents in Tasmania. In some other states you pay.' },
  NSW: {
    payer: 'levy',
    words: 'You pay a fee, unless you hold cover for it or hospital cover, whose price includes a levy for ambulances.',
  },
  ACT: {
    payer: 'levy',
    words: 'You pay a fee, unless you hold cover for it or hospital cover, whose price includes a levy for ambulances.',
  },
  VIC: { payer: 'you', words: 'You pay, unless you subscribe to the ambulance service or hold cover for it.' },
  SA: { payer: 'you', words: 'You pay, unless you subscribe to the ambulance service or hold cover for it.' },
  WA: { payer: 'you', words: 'You pay, unless you hold cover for it; in regional WA there are subscriptions too.' },
  NT: { payer: 'you', words: 'You pay, unless you subscribe to the ambulance service or hold cover for it.' },
}
