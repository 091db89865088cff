import { flag, list, slug, text } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'
import type { FaqItem } from './content.ts'
import { readDetails, watchDetails } from './read-details.ts'

export const faq = declareWidget({
  tag: 'hic-faq',
  meaning: 'Questions whose answers open one at a time: our eight, or yours.',
  component: () => import('./faq.tsx').then(chunk => chunk.Faq),
  attributes: {
    heading: text('Heading above the questions.'),
    items: list<FaqItem>(
      'Questions instead of ours; as `<details>` inside the tag they need no script. Answers are plain text: links and lists keep their words, pictures go; an empty line starts a paragraph.',
      '{ question: string, answer: string, disabled?: boolean }[]',
      ({ question, answer }) => typeof question === 'string' && typeof answer === 'string',
    ),
    idPrefix: slug(
      /^\S+$/,
      'text without spaces',
      'First half of the items’ ids, instead of "item"; for a second list on one page.',
    ),
  },
  fromContent: readDetails,
  watch: watchDetails,
  events: {
    onToggle: {
      name: 'hic-toggle',
      meaning: 'An answer opened or closed; one opened before React is reported once it is there.',
      detail: { item: text('Which: "item-0", "item-1", …'), open: flag('Whether it is open now.') },
    },
  },
})
