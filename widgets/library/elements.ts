import { defineWidget } from '#widgets/kit/element/define-widget.ts'
import { whenNear } from '#widgets/kit/element/near.ts'
import { whole } from '#widgets/kit/element/whole.ts'
import css from './shadow.css?inline'
import { WIDGETS } from './widgets.ts'

const toasts = () => import('#widgets/kit/notify/in-widget.tsx').then(chunk => chunk.InWidget)

/** Registers all tags, for applications that bundle them with their own React. */
export function defineElements(): void {
  for (const widget of WIDGETS) defineWidget(widget, () => whole(widget, { css, toasts }), whenNear)
}
