import { Children, isValidElement, type PropsWithChildren, type ReactNode, use } from 'react'
import { faqData, StructuredData } from '#site/ui/structured-data.ts'
import { wordsIn } from '../words-in.ts'

/**
 * The questions that close a text: each is a paragraph that asks in bold and then answers. Search engines are told
 * exactly what is printed there.
 */
export function CommonQuestions({ children }: PropsWithChildren) {
  if (import.meta.env.SSR) use(StructuredData)?.([faqData(questionsIn(children))])
  return <div className="entries">{children}</div>
}

const questionsIn = (paragraphs: ReactNode) =>
  Children.toArray(paragraphs)
    .filter(isValidElement<PropsWithChildren>)
    .map(({ props }) => {
      const [question, ...answer] = Children.toArray(props.children)
      return { question: wordsIn(question), answer: wordsIn(answer).trim() }
    })
