import type { FaqItem } from './content.ts'

interface Values {
  heading?: string | undefined
  items?: readonly FaqItem[] | undefined
  idPrefix?: string | undefined
}

/** Shown when a page's own list of questions is empty. */
export const NONE = 'No questions yet.'

/** Brings the build-time picture in line with what the page set, without React; `adapt.test.tsx` keeps both alike. */
export function adapt(box: HTMLElement, { heading, items, idPrefix = 'item' }: Values): void {
  const section = box.querySelector('section')!
  const list = section.lastElementChild!
  const model = list.firstElementChild!
  if (items) list.replaceChildren(...items.map((item, index) => painted(model, item, index)))
  let index = 0 // not from entries(), which an old library on the page may have replaced
  for (const item of list.children) name(item, `${idPrefix}-${index++}`)
  if (items?.length === 0) list.append(made('div', 'hic-item', made('p', '', NONE)))
  if (!heading) return
  section.setAttribute('aria-label', heading)
  section.prepend(made('h2', 'hic-faq-heading', heading))
}

function made(tag: string, className: string, inside: string | Element): Element {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(inside)
  return element
}

function painted(model: Element, { question, answer, disabled }: FaqItem, index: number): Element {
  const item = model.cloneNode(true) as Element
  const trigger = item.querySelector('button')!
  const [number, words] = trigger.children
  number!.textContent = `${index + 1}`
  words!.textContent = question
  const text = item.querySelector('.hic-answer')!.firstElementChild!
  const paragraph = text.firstElementChild!
  text.replaceChildren(
    ...paragraphsOf(answer).map(words => {
      const copy = paragraph.cloneNode() as Element
      copy.textContent = words
      return copy
    }),
  )
  if (disabled) {
    trigger.disabled = true
    item.querySelector<HTMLElement>('.hic-answer')!.hidden = true // the browser's search passes it over
    for (const part of [item, trigger.parentElement!, trigger]) part.setAttribute('data-disabled', '')
  }
  return item
}

function name(item: Element, id: string) {
  item.id = id
  const trigger = item.querySelector('button')!
  trigger.id = `${id}-question`
  trigger.setAttribute('aria-controls', `${id}-answer`)
  item.querySelector('.hic-answer')!.id = `${id}-answer`
}

/** An empty line starts a new paragraph. */
export const paragraphsOf = (answer: string): string[] => answer.split(/\n{2,}/)
