import type { ArgTypes, Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { eventsOf, LOADING, meaningOfCallback, SLOT, typeOfDetail } from '#widgets/library/build/docs.ts'
import { PARTS, THEME } from '#widgets/library/theme.ts'

/** A component's panel: its props and callbacks, from the same declaration as the loader, the types and the partner's table. */
export function controlsOf({ attributes, events }: Widget): ArgTypes {
  const props = Object.entries(attributes).map(([name, attribute]) => [
    name,
    { description: attribute.meaning, table: row('props', attribute.takes), ...controlFor(attribute) },
  ])
  const callbacks = Object.entries(events).map(([name, event]) => [
    name,
    said(
      meaningOfCallback(event),
      'callbacks',
      `(${event.detail ? `detail: ${typeOfDetail(event.detail)}` : ''}) => unknown`,
    ),
  ])
  return Object.fromEntries([...props, ...callbacks])
}

/** Its callbacks: each shows in the Actions panel and leads nowhere. */
export const callbacksOf = ({ events }: Widget) =>
  Object.fromEntries(Object.keys(events).map(name => [name, doing(name)]))

/** A callback that shows in the Actions panel and leads nowhere. */
export const doing = (name: string) => fn().mockName(name)

/** What an example sets besides; it has no place in the panel. */
export const UNSEEN: ArgTypes[string] = { table: { disable: true } }

/** Leaves out a list that is only begun in the panel, as the tag would: a story that throws stays gone. */
export const wholeLists =
  ({ attributes }: Widget): Decorator =>
  (story, { args }) => {
    const lists = Object.entries(attributes).filter(([name, { propertyOnly }]) => propertyOnly && name in args)
    return story({
      args: { ...args, ...Object.fromEntries(lists.map(([name, { read }]) => [name, read(args[name])])) },
    })
  }

/** A tag's panel: attributes, properties, events, and the styling that a partner may set. */
export function controlsOfTag(widget: Widget): ArgTypes {
  const attributes = Object.entries(widget.attributes).map(([name, attribute]) => [
    name,
    {
      name: attribute.propertyOnly ? `.${name}` : kebab(name),
      description: attribute.meaning,
      table: row(attribute.propertyOnly ? 'properties' : 'attributes', attribute.takes, attribute.otherwise),
      ...controlFor(attribute),
    },
  ])
  const loading = [[LOADING.name, said(LOADING.meaning, 'attributes', LOADING.takes, LOADING.otherwise)]]
  const slot = [['slot', { name: 'what stands inside', ...said(SLOT, 'slot') }]]
  const events = eventsOf(widget).map(({ name, meaning, type, cancelable }) => [
    name,
    said(
      cancelable ? `${meaning} \`preventDefault()\` stops the default action.` : meaning,
      'events',
      type === 'null' ? '' : type,
    ),
  ])
  const theme = THEME.map(({ name, meaning, usual }) => [
    name,
    {
      description: meaning,
      table: { category: 'custom properties', defaultValue: { summary: usual } },
      control: usual.includes('#') ? 'color' : 'text',
    },
  ])
  const parts = PARTS.map(({ name, meaning }) => [`::part(${name})`, said(meaning, 'parts')])
  return Object.fromEntries([...attributes, ...loading, ...slot, ...events, ...theme, ...parts])
}

const row = (category: string, takes?: string, otherwise?: unknown) => ({
  category,
  ...(takes && { type: { summary: takes } }),
  ...(otherwise !== undefined && { defaultValue: { summary: `${otherwise}` } }),
})

const said = (meaning: string, category: string, type?: string, otherwise?: unknown): ArgTypes[string] => ({
  description: meaning,
  table: row(category, type, otherwise),
  control: false,
})

function controlFor({ takes, type = takes, propertyOnly }: Widget['attributes'][string]): ArgTypes[string] {
  if (propertyOnly) return { control: 'object' }
  if (takes.includes(' | ')) return { control: 'select', options: takes.split(' | ') }
  return { control: type === 'number' || type === 'boolean' ? type : 'text' }
}
