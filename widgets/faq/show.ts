/** Opens or closes an answer of the picture as the component would. */
export function show(answer: HTMLElement, open: boolean): void {
  const header = answer.previousElementSibling as HTMLElement
  const button = header.firstElementChild as HTMLElement
  button.ariaExpanded = `${open}`
  for (const part of [button, header, header.parentElement!]) part.dataset.state = open ? 'open' : 'closed'
  answer.hidden = (open ? false : 'until-found') as boolean // plainly hidden where the browser knows no more
}

/** The open ones: by a press, or because the browser's search uncovered one. */
export const openIn = (list: Element) => list.querySelectorAll<HTMLElement>('hic-answer:not([hidden])')
