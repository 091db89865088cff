import { type ComponentType, Fragment, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { build, show } from './paint.ts'

export interface Mounted {
  update(values: Record<string, unknown>): void
  unmount(): void
}

interface Mounting {
  component: ComponentType<never>
  /** Stands around the component: what its shadow root needs besides, such as a toaster. */
  Around?: ComponentType<{ children: ReactNode }> | undefined
  /** The picture, where it shows what the values ask for. */
  painted: HTMLElement | null | undefined
  values: Record<string, unknown>
  onError(error: unknown): void
  onReady(): void
}

/** Renders a component into a shadow root, over the painted template where there is one. */
export function mountWidget(root: ShadowRoot, { painted, values, onError, onReady, ...parts }: Mounting): Mounted {
  const tree = (props: Record<string, unknown>) => (
    <Announced onReady={onReady}>{widgetTree({ ...parts, props })}</Announced>
  )
  const box = painted ?? build([], root.host as HTMLElement)
  if (!painted) show(root, box)
  // A picture that a translator wrote into is drawn anew: nothing to fill the page's own log of errors with.
  // biome-ignore lint/suspicious/noConsole: who looks for it finds it, among the details
  const options = { onUncaughtError: onError, onRecoverableError: console.debug }
  const react = painted ? hydrateRoot(box, tree({ ...values }), options) : createRoot(box, options)
  if (!painted) react.render(tree({ ...values }))
  return {
    update: next => react.render(tree({ ...next })),
    unmount: () => react.unmount(),
  }
}

/** The one tree that the build prerenders and the browser hydrates. */
export function widgetTree({
  component,
  Around = Fragment,
  props,
}: Pick<Mounting, 'component' | 'Around'> & { props: object }) {
  const Component = component as ComponentType<object>
  return (
    <Around>
      <Component {...props} />
    </Around>
  )
}

function Announced({ onReady, children }: { onReady(): void; children: ReactNode }) {
  // Once: the first commit is what makes an element ready.
  useLayoutEffect(onReady, [])
  return children
}
