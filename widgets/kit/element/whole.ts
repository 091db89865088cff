import type { Widget } from './declare-widget.ts'
import { beginLife, type Opened } from './life.ts'

/** A widget without a picture, as stories, tests and bundlers use it: the component comes at once. */
export const whole = async (
  widget: Widget,
  { css = '', toasts }: Partial<Pick<Opened, 'css' | 'toasts'>> = {},
): Promise<Opened> => ({ widget, beginLife, css, ...(widget.notifies && toasts && { toasts }) })
