import { Children, isValidElement, type PropsWithChildren, type ReactNode, use } from 'react'
import { faqData, StructuredData } from '#site/ui/structured-data.ts'
import { wordsIn } from '../words-in.ts'

/**
 * The questions that close a text: each a paragraph that asks in bold type and goes on with the answer. Search engines
 * are told just what stands there.
 */
export function CommonQuestions({ children }: PropsWithChildren) {
  if (import.meta.env.SSR) use(StructuredData)?.([faqData(questionsIn(children))])
  return children
}

const questionsIn = (paragraphs: ReactNode) =>
  Children.toArray(paragraphs)
    .filter(isValidElement<PropsWithChildren>)
    .map(({ props }) => {
      const [question, ...answer] = Children.toArray(props.children)
      return { question: wordsIn(question), answer: wordsIn(answer).trim() }
    })
