import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { COVER_FOR_IDS, type CoverFor } from '#widgets/domain/cover-for.ts'
import { STATES } from '#widgets/domain/states.ts'
import { oneOf, text } from './attribute.ts'
import { declareWidget } from './declare-widget.ts'

interface Props {
  coverFor?: CoverFor
  heading?: string
  onGo?(going: { href: string }): unknown
}
const component = async (): Promise<ComponentType<Props>> => () => null
const onGo = { name: 'hic-go', meaning: 'It went.', detail: { href: text('Where.') } } as const

// The compiler is the test here: each @ts-expect-error fails the type check if nothing is wrong.
test('a declaration that fits its component compiles', () => {
  const widget = declareWidget({
    tag: 'hic-go',
    meaning: 'Goes.',
    component,
    attributes: { coverFor: oneOf(COVER_FOR_IDS, 'For whom.'), heading: text('Heading.') },
    events: { onGo },
  })

  expect(widget.tag).toBe('hic-go')
})

test('a wrong list, a missing event, a foreign tag or an unknown attribute does not compile', () => {
  const base = { tag: 'hic-go', meaning: 'Goes.', component, attributes: {}, events: { onGo } } as const

  const wrong = [
    // @ts-expect-error states are not who the cover is for
    declareWidget({ ...base, attributes: { coverFor: oneOf(STATES, 'For whom.') } }),
    // @ts-expect-error the component calls back, so there must be an event
    declareWidget({ ...base, events: {} }),
    // @ts-expect-error tags start with hic-
    declareWidget({ ...base, tag: 'x-go' }),
    // @ts-expect-error events start with hic-
    declareWidget({ ...base, events: { onGo: { ...onGo, name: 'go' } } }),
    // @ts-expect-error the component has no such prop
    declareWidget({ ...base, attributes: { colour: text('Colour.') } }),
    // @ts-expect-error the event's detail must be declared in full
    declareWidget({ ...base, events: { onGo: { ...onGo, detail: {} } } }),
  ]

  expect(wrong).toHaveLength(6)
})
