declare module 'virtual:hic-outlines' {
  import type { Outline } from '#widgets/kit/element/define-widget.ts'
  import type { Opened } from '#widgets/kit/element/life.ts'

  /** Each tag as the build made it out, with what opens it. */
  export const outlines: (Outline & { open: () => Promise<Opened> })[]
}
