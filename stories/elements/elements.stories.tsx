import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { WIDGETS } from '#widgets/library/widgets.ts'
import { controlsOfTag } from '../controls.ts'
import { tagFor } from '../embed-snippet/snippet.ts'
import { EveryTag } from './every-tag.tsx'
import { LiveElement } from './live-element.tsx'

type Values = Record<string, unknown>
type Story = StoryObj<Values>
const meta: Meta<Values> = { title: 'Elements', parameters: { docs: { page: EveryTag } } }
export default meta

const cameAlive: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getByRole('log').textContent).toContain('hic-ready'))
}

function element(tag: string): Story {
  const widget = WIDGETS.find(widget => widget.tag === tag)!
  return {
    argTypes: controlsOfTag(widget),
    parameters: {
      docs: {
        description: { story: widget.meaning },
        source: { language: 'html', transform: (_: string, { args }: { args: Values }) => tagFor(widget, args) },
      },
    },
    render: values => <LiveElement widget={widget} values={values} />,
    play: cameAlive,
  }
}

// Named here: Storybook's list reads the names from the text of this file, without running it.
export const QuoteStart: Story = { ...element('hic-quote-start'), name: '<hic-quote-start>' }
export const Faq: Story = { ...element('hic-faq'), name: '<hic-faq>' }
export const Stats: Story = { ...element('hic-stats'), name: '<hic-stats>' }
export const Reviews: Story = { ...element('hic-reviews'), name: '<hic-reviews>' }
export const Newsletter: Story = {
  ...element('hic-newsletter'),
  name: '<hic-newsletter>',
  // The address never reaches a backend of ours: see nothing-sent.ts.
  play: async context => {
    await cameAlive(context)
    const form = context.canvasElement.querySelector('hic-newsletter')!.shadowRoot!
    await userEvent.type(form.querySelector('[type=email]')!, 'ana@example.com')
    await userEvent.click(form.querySelector('button')!)
    await waitFor(() => expect(within(context.canvasElement).getByRole('log').textContent).toContain('hic-subscribed'))
  },
}
export const PhoneLink: Story = { ...element('hic-phone-link'), name: '<hic-phone-link>' }
