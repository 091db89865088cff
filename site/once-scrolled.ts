import { press } from '#widgets/faq/paint.ts'
import { stepAside } from './shell/step-aside.ts'

/** What is fetched with the first scroll, because nothing of it is in view before. */
export function onceScrolled(): void {
  stepAside()
  addEventListener('click', answerWithoutReact, { capture: true })
}

/** Opens an answer as the picture of the widget does; the component takes over what it finds open. Afterwards it is React's. */
function answerWithoutReact(event: MouseEvent) {
  if ('listening' in document.documentElement.dataset || !(event.target instanceof Element)) return
  const question = event.target.closest<HTMLElement>('.hic-faq button')
  if (!question) return
  // Otherwise `boot.ts` would hold the press until React has come, and repeat it.
  event.stopPropagation()
  press(question)
}
