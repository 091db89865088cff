/** Opens or closes an answer of the picture as the component would. */
export function show(answer: HTMLElement, open: boolean): void {
  const header = answer.previousElementSibling as HTMLElement
  const button = header.firstElementChild as HTMLElement
  button.ariaExpanded = `${open}`
  for (const part of [button, header, header.parentElement!]) part.dataset.state = open ? 'open' : 'closed'
  if (open) answer.removeAttribute('hidden')
  else answer.setAttribute('hidden', 'until-found')
}

/** The open ones: by a press, or because the browser's search uncovered one. */
export const openIn = (list: Element) => list.querySelectorAll<HTMLElement>('hic-answer:not([hidden])')
