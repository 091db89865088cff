import type { ComponentType } from 'react'
import type { Attribute } from './attribute.ts'

/** A component's answers to what the visitor does: `onStartComparing`, `onToggle`, … */
type Callbacks<Props> = {
  [Name in keyof Props as Name extends `on${Capitalize<string>}` ? Name : never]-?: Props[Name]
}

type Detail<Callback> = NonNullable<Callback> extends (detail: infer Given) => unknown ? Given : never

type Attributes<Props> = {
  [Name in keyof Props as Name extends keyof Callbacks<Props> ? never : Name]?: Attribute<NonNullable<Props[Name]>>
}

/** An event of an element. The component's callback returns false if the page cancelled it. */
export interface WidgetEvent<Given = never> {
  name: `hic-${string}`
  /** One sentence for the README's table. The loader's build leaves it out. */
  meaning: string
  /** What `event.detail` carries, for the table and the types. The loader's build leaves it out. */
  detail?: { [Field in keyof Given]-?: Attribute<NonNullable<Given[Field]>> }
  /** `preventDefault()` on the event keeps our default action from happening. */
  cancelable?: boolean
  /** What happens unless the page prevents it. */
  fallback?(detail: Given): void
}

interface Declaration<Props, Tag> {
  tag: Tag
  /** One sentence on what a visitor gets. The loader's build leaves it out. */
  meaning: string
  /** The React component: a chunk of its own, fetched when first needed. */
  component: () => Promise<ComponentType<Props>>
  attributes: Attributes<NoInfer<Props>>
  events: { [Name in keyof Callbacks<NoInfer<Props>>]: WidgetEvent<Detail<Callbacks<NoInfer<Props>>[Name]>> }
  /** Values that the page wrote inside the tag; attributes and properties win over them. */
  fromContent?(host: Element): Partial<NoInfer<Props>>
  /** Calls back when they may have changed: a parser or a framework may still be writing. Returns a stop function. */
  watch?(host: Element, changed: () => void): () => void
  /** The component says things in toasts, so its shadow root needs a toaster. */
  notifies?: boolean
}

/** A declaration as the machinery reads it, whatever the component's props are. */
export interface Widget<Tag extends string = string> {
  tag: Tag
  meaning: string
  component: () => Promise<ComponentType<never>>
  attributes: Record<string, Attribute<unknown>>
  events: Record<string, WidgetEvent>
  fromContent?(host: Element): Record<string, unknown>
  watch?(host: Element, changed: () => void): () => void
  notifies?: boolean
}

/**
 * Says what an element is without touching the page, so the manifest, the docs and the tests can
 * read it anywhere. A list that does not fit the component, a callback without its event, or a tag
 * without `hic-` does not compile.
 */
export function declareWidget<Props, const Tag extends `hic-${string}`>(
  declaration: Declaration<Props, Tag>,
): Widget<Tag> {
  return declaration as unknown as Widget<Tag>
}
