import type { ArgTypes } from '@storybook/react-vite'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'

/** The panel of controls, from the same declaration as the loader, the types and the partner's table. */
export function controlsOf({ attributes }: Widget): ArgTypes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, { meaning, takes, propertyOnly }]) => [
      name,
      {
        name: propertyOnly ? `.${name}` : kebab(name),
        description: meaning,
        table: { type: { summary: takes }, category: propertyOnly ? 'properties' : 'attributes' },
        ...controlFor(takes, propertyOnly),
      },
    ]),
  )
}

function controlFor(takes: string, propertyOnly = false): ArgTypes[string] {
  if (propertyOnly) return { control: 'object' }
  if (takes.includes(' | ')) return { control: 'select', options: takes.split(' | ') }
  return { control: takes === 'number' || takes === 'boolean' ? takes : 'text' }
}
