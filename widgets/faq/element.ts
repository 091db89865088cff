import { flag, list, slug, text } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'
import type { FaqItem } from './content.ts'
import { readDetails, watchDetails } from './read-details.ts'

export const faq = declareWidget({
  tag: 'hic-faq',
  meaning: 'Questions whose answers open one at a time: our eight questions, or yours.',
  component: () => import('./faq.tsx').then(chunk => chunk.Faq),
  attributes: {
    heading: text('Heading above the questions.'),
    items: list<FaqItem>(
      'Questions instead of ours; written as `<details>` inside the tag, they need no script. Answers are plain text: links and lists keep only their words, and pictures are left out; an empty line starts a new paragraph.',
      '{ question: string, answer: string, disabled?: boolean }[]',
      ({ question, answer }) => typeof question === 'string' && typeof answer === 'string',
    ),
    idPrefix: slug(
      /^\S+$/,
      'text without spaces',
      'Start of the items’ ids, instead of "item"; for a second list on the same page. The address #item-3 opens the fourth question.',
    ),
  },
  fromContent: readDetails,
  watch: watchDetails,
  events: {
    onToggle: {
      name: 'hic-toggle',
      meaning:
        'An answer was opened or closed. For an answer opened before React has loaded, the event follows once it has.',
      detail: {
        item: text('Which: "item-0", "item-1", …'),
        question: text('The question, whose place may change with the list.'),
        open: flag('Whether it is open now.'),
      },
    },
  },
})
