import { createElement, useEffect, useRef, useState } from 'react'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { defineElements } from '#widgets/library/elements.ts'
import { stayHere } from './stay-here.ts'

defineElements()

interface LiveElementProps {
  widget: Widget
  values: Record<string, unknown>
}

interface Entry {
  at: number
  name: string
  detail: string
}

/** The custom element itself, set by attributes and properties, with a log of every event it sends. */
export function LiveElement({ widget, values }: LiveElementProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [log, setLog] = useState<Entry[]>([])

  useEffect(
    () =>
      stayHere(frame.current!, [widget], (name, detail) =>
        setLog(before => [{ at: before.length, name, detail: detail ? JSON.stringify(detail) : '' }, ...before]),
      ),
    [widget],
  )

  return (
    <>
      <div ref={frame}>{createElement(widget.tag, { loading: 'eager', ...attributesOf(widget, values) })}</div>
      <section aria-label="Events" className="mt-10 border-line border-t pt-4">
        <h2 className="mb-2 font-semibold text-base">Events</h2>
        <div role="log" className="grid gap-1 font-mono text-sm [overflow-wrap:anywhere]">
          {log.map(({ at, name, detail }) => (
            <p key={at}>
              {name} <span className="text-muted">{detail}</span>
            </p>
          ))}
        </div>
      </section>
    </>
  )
}

// React sets what the element has as a property (an array) and writes the rest as attributes. Empty is a value too.
function attributesOf({ attributes }: Widget, values: Record<string, unknown>) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const theme = given.filter(([name]) => name.startsWith('--'))
  const own = given.filter(([name]) => name in attributes)
  return {
    style: Object.fromEntries(theme),
    ...Object.fromEntries(own.map(([name, value]) => [attributes[name]!.propertyOnly ? name : kebab(name), value])),
  }
}
