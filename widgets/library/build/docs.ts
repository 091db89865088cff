import type { Attribute } from '#widgets/kit/element/attribute.ts'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { PARTS, THEME } from '../theme.ts'
import { WIDGETS } from '../widgets.ts'

/** The events that every tag sends besides its own. */
const COMMON_EVENTS = [
  {
    name: 'hic-ready',
    meaning:
      'React has taken over: once the visitor has hovered over, touched or focused the widget or, where there is no picture of it (figures and reviews of your own, and every tag of the npm package), once it has come near the viewport. A picture shows and answers presses before that, so nothing needs to wait for this event.',
    type: 'null',
    cancelable: false,
  },
  {
    name: 'hic-error',
    meaning:
      'The widget could not start: what you put inside the tag shows or, if there is nothing, the picture without the controls that need React. If the browser was offline, it starts once it is back online, in browsers that ask again for a file that failed, and `hic-ready` follows. After an error while rendering it does not: the tag shows what you put inside, or nothing.',
    type: '{ error: unknown }',
    cancelable: false,
  },
]

/** A TypeScript type for what an attribute takes. */
export function typeOf({ takes, type }: Pick<Attribute<unknown>, 'takes' | 'type'>): string {
  if (type) return type
  // A list may be frozen, or `as const`: nothing of ours writes into it.
  if (takes.startsWith('{') && takes.endsWith('[]')) return `readonly ${takes}`
  const words = takes.split(' | ')
  return words.length > 1 && words.every(word => /^[\w-]+$/.test(word))
    ? words.map(word => `'${word}'`).join(' | ')
    : takes
}

/** The same where it is written as an attribute: `stay-ms="2000"` is text. */
function typeInMarkup(attribute: Attribute<unknown>): string {
  const type = typeOf(attribute)
  return type === 'number' ? `number | \`\${number}\`` : type
}

/** What an attribute means, with what its type does not say. */
export const meaningInFull = ({ meaning, takes, type }: Attribute<unknown>) =>
  type ? `${meaning} Takes ${takes}.` : meaning

/** The events of a tag with those that every tag sends. */
export function eventsOf(widget: Widget) {
  const own = Object.values(widget.events).map(({ name, meaning, detail, cancelable = false }) => ({
    name: name as string,
    meaning,
    cancelable,
    type: detail ? typeOfDetail(detail) : 'null',
  }))
  return [...own, ...COMMON_EVENTS]
}

/** The type of what an event carries or a callback receives. */
export function typeOfDetail(detail: object): string {
  const fields = Object.entries(detail as Record<string, Attribute<unknown>>)
  return `{ ${fields.map(([name, field]) => `${name}${field.optional ? '?' : ''}: ${typeOf(field)}`).join('; ')} }`
}

/** What the component of a tag is called. */
export const componentName = (widget: Widget) => className(widget).replace('Hic', '')

/** When a callback is called, and how it prevents the default action. */
export const meaningOfCallback = ({ meaning, cancelable }: Widget['events'][string]) =>
  cancelable ? `${meaning} Return \`false\` synchronously to prevent the default action.` : meaning

/** What every tag takes besides its own attributes. It is an attribute only. */
export const LOADING = {
  name: 'loading',
  takes: 'eager | lazy',
  otherwise: 'lazy',
  meaning: '"eager" loads the widget without waiting until it is near the viewport.',
}

/** What a page may write inside a tag. */
export const SLOT = 'Shows until the widget does, when scripts are off, and if the widget cannot start.'

/** The custom elements manifest that editors and catalogues read. */
export function customElements() {
  return {
    schemaVersion: '2.1.0',
    modules: WIDGETS.map(widget => ({
      kind: 'javascript-module',
      path: `${widget.tag}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: className(widget),
          tagName: widget.tag,
          description: widget.meaning,
          attributes: [
            ...Object.entries(widget.attributes)
              .filter(([, attribute]) => !attribute.propertyOnly)
              .map(([name, attribute]) => ({
                name: kebab(name),
                fieldName: name,
                description: meaningInFull(attribute),
                type: { text: typeOf(attribute) },
                ...(attribute.otherwise === undefined ? {} : { default: String(attribute.otherwise) }),
              })),
            {
              name: LOADING.name,
              description: LOADING.meaning,
              type: { text: typeOf(LOADING) },
              default: LOADING.otherwise,
            },
          ],
          members: Object.entries(widget.attributes).map(([name, attribute]) => ({
            kind: 'field',
            name,
            description: meaningInFull(attribute),
            type: { text: `${typeOf(attribute)} | undefined` },
          })),
          events: eventsOf(widget).map(({ name, meaning, type }) => ({
            name,
            description: meaning,
            type: { text: `CustomEvent<${type}>` },
          })),
          slots: [{ name: '', description: SLOT }],
          cssProperties: THEME.map(({ name, meaning, usual }) => ({ name, description: meaning, default: usual })),
          cssParts: PARTS.map(({ name, meaning }) => ({ name, description: meaning })),
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: widget.tag, declaration: { name: className(widget) } }],
    })),
  }
}

const className = ({ tag }: Widget) => tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** Types of the tags and their events, for those who write TypeScript. */
export function typesOfTags(): string {
  const elements = WIDGETS.map(
    widget => `/** ${widget.meaning} */
export interface ${className(widget)} extends HTMLElement {
${Object.entries(widget.attributes)
  .map(([name, attribute]) => `  /** ${meaningInFull(attribute)} */\n  ${name}: ${typeOf(attribute)} | undefined`)
  .join('\n')}
}
export interface ${className(widget)}Events {
${eventsOf(widget)
  .map(({ name, meaning, type }) => `  /** ${meaning} */\n  '${name}': CustomEvent<${type}>`)
  .join('\n')}
}
export interface ${className(widget)}Attributes {
${Object.entries(widget.attributes)
  .map(
    ([name, attribute]) =>
      `  /** ${meaningInFull(attribute)} */\n  '${attribute.propertyOnly ? name : kebab(name)}'?: ${typeInMarkup(attribute)} | undefined`,
  )
  .join('\n')}
  /** ${LOADING.meaning} */
  ${LOADING.name}?: ${typeOf(LOADING)} | undefined
}`,
  )
  const tagNames = WIDGETS.map(widget => `    '${widget.tag}': ${className(widget)}`)
  return `// Made from the declarations of the widgets; do not edit.
${elements.join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${tagNames.join('\n')}
  }
  /** Events bubble, so the page, the window and anything around a tag hear them too. */
  interface GlobalEventHandlersEventMap extends ${WIDGETS.map(widget => `${className(widget)}Events`).join(', ')} {}
}
`
}

/** The tags' place in React's JSX: a file of its own, because it means nothing without React’s types. */
export function typesOfJsx(types: string): string {
  const tags = WIDGETS.map(
    widget =>
      `      '${widget.tag}': DetailedHTMLProps<HTMLAttributes<tags.${className(widget)}>, tags.${className(widget)}> & tags.${className(widget)}Attributes & Classed & Listening<tags.${className(widget)}Events>`,
  )
  return `// Made from the declarations of the widgets; do not edit.
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type * as tags from '${types}'
/** React before 19 leaves \`className\` as it is on a tag. */
type Classed = { class?: string | undefined }
type Listening<Events> = { [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined }
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('\n')}
    }
  }
}
`
}
