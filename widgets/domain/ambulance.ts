import type { Fact } from './period.ts'
import type { State } from './states.ts'

/** The record of the table below: no look-up uses it. */
export const AMBULANCE_FACT = { validFrom: '2020-04-01', source: 'ombudsman', mark: 'S' } as const satisfies Fact

/** Who pays for an ambulance, by where you live. Concession cards change much of this: ask your ambulance service. */
export const AMBULANCE: Record<State, { payer: 'state' | 'levy' | 'you'; words: string }> = {
  QLD: { payer: 'state', words: 'The state pays for its residents, including when they travel in Australia.' },
  TAS: { payer: 'state', words: 'The state pays for its residents in Tasmania. In some other states you pay.' },
  NSW: {
    payer: 'levy',
    words: 'You pay a fee, unless you have ambulance cover, or hospital cover, which includes an ambulance levy.',
  },
  ACT: {
    payer: 'levy',
    words: 'You pay a fee, unless you have ambulance cover, or hospital cover, which includes an ambulance levy.',
  },
  VIC: { payer: 'you', words: 'You pay, unless you subscribe to the ambulance service or have ambulance cover.' },
  SA: { payer: 'you', words: 'You pay, unless you subscribe to the ambulance service or have ambulance cover.' },
  WA: {
    payer: 'you',
    words:
      'You pay, unless you have ambulance cover; in regional WA you can also subscribe. From 65 the state pays half, and all of it if you get an age pension.',
  },
  NT: { payer: 'you', words: 'You pay, unless you subscribe to the ambulance service or have ambulance cover.' },
}
