import { type ComponentType, Fragment, type ReactNode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { answersIn } from '../ui/answers-in.ts'
import { build, show } from './paint.ts'

export interface Mounted {
  update(values: Record<string, unknown>): void
  unmount(): void
}

interface Mounting {
  component: ComponentType<never>
  /** Wraps the component: what else its shadow root needs, such as a toaster. */
  Around?: ComponentType<{ children: ReactNode }> | undefined
  /** The picture, if it shows these values. */
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
  delete box.dataset.alone
  if (!box.isConnected) show(root, box)
  const restore = answersIn(box)
  const buttons = () => [...box.querySelectorAll('button')]
  const before = buttons()
  const { activeElement } = root
  // A picture that a translator or a password manager wrote into is redrawn: not worth an error in the page's own log.
  function onRecoverableError(error: unknown) {
    restore()
    // What was held is pressed again on the old buttons; their form is gone, so there is nothing to send. An answer that
    // a press had opened opens again.
    for (const button of before) {
      const drawn = buttons()[before.indexOf(button)]
      if (drawn === button) continue
      if (drawn?.ariaExpanded !== button.ariaExpanded) drawn?.click()
      if (button === activeElement) drawn?.focus()
      button.onclick = () => {
        drawn?.click()
        return false
      }
    }
    // biome-ignore lint/suspicious/noConsole: at debug level, for anybody who looks for it
    console.debug(error)
  }
  const options = { onUncaughtError: onError, onRecoverableError }
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
  // Once: an element is ready after its first commit.
  useLayoutEffect(onReady, [])
  return children
}
