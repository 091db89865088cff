declare module 'virtual:hic-outlines' {
  import type { Outline } from '#widgets/kit/element/define-widget.ts'
  import type { Opened } from '#widgets/kit/element/life.ts'

  /** Each tag's outline, made by the build, with what opens it. */
  export const outlines: (Outline & { open: () => Promise<Opened> })[]
}
