/** Prerendered HTML as plain data: it becomes DOM without innerHTML, which Trusted Types forbid. */
export type Node = string | readonly [tag: string, attributes: Record<string, string>, ...Node[]]

/** What a picture does without React. */
export interface Moving {
  /**
   * Answers a press on a button, or on a link marked `data-live`, and calls back as the component would; true if nothing
   * is left to replay. The component takes over what it changes in the picture.
   */
  press?(control: HTMLElement, props: never, event: Event): boolean
  /**
   * Moves what moves without being touched. Returns a function that leaves the picture as the component expects to find
   * it: at once, or when a motion has come to its end.
   */
  move?(box: HTMLElement, props: never): () => unknown
}

/** What shows before React: the component with its default values, rendered by the build. */
export interface Painting extends Moving {
  /** A box with the picture as the build rendered it; not set if the picture is in the page's own HTML. */
  box?(host: HTMLElement): HTMLElement
  /**
   * Adapts the picture to what the page set, exactly as the component would render it.
   * Without it, or if it throws, an element with any value of its own waits for React instead.
   */
  adapt?(box: HTMLElement, values: never): void | Promise<void>
  /** What a picture has no room for, fetched once it is drawn. */
  later?(): Promise<Moving>
}

const SVG = 'http://www.w3.org/2000/svg'

/**
 * The template inside the box that the component later hydrates. Our text is English on any page; a page that adds
 * text of its own in another language says so on the tag.
 */
export const build = (template: readonly Node[], { lang, dir }: HTMLElement): HTMLElement =>
  toDom([
    'div',
    { class: 'hic-root', part: 'root', lang: lang || 'en-AU', dir: dir || 'ltr' },
    ...template,
  ]) as HTMLElement

/** The picture, or what React made of it; none where the fallback shows. */
export const boxIn = (root: ShadowRoot) => root.querySelector<HTMLElement>('.hic-root')

/** Puts a box, or the fallback's slot, into a shadow root; the sheet of a pasted picture stays. */
export const show = (root: ShadowRoot, shown: HTMLElement) =>
  root.replaceChildren(...root.querySelectorAll('style'), shown)

function toDom(node: Node, inSvg?: boolean): globalThis.Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const [tag, attributes, ...children] = node
  const svg = inSvg || tag === 'svg'
  const element = svg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.map(child => toDom(child, svg)))
  return element
}
