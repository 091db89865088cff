import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { WIDGETS } from '#widgets/library/widgets.ts'
import { controlsOfTag } from '../controls.ts'
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
    name: `<${tag}>`,
    argTypes: controlsOfTag(widget),
    parameters: { docs: { description: { story: widget.meaning } } },
    render: values => <LiveElement widget={widget} values={values} />,
    play: cameAlive,
  }
}

export const QuoteStart = element('hic-quote-start')
export const Faq = element('hic-faq')
export const Stats = element('hic-stats')
export const Reviews = element('hic-reviews')
export const Newsletter: Story = {
  ...element('hic-newsletter'),
  // No backend of ours has this address afterwards: see nothing-sent.ts.
  play: async context => {
    await cameAlive(context)
    const form = context.canvasElement.querySelector('hic-newsletter')!.shadowRoot!
    await userEvent.type(form.querySelector('[type=email]')!, 'ana@example.com')
    await userEvent.click(form.querySelector('button')!)
    await waitFor(() => expect(within(context.canvasElement).getByRole('log').textContent).toContain('hic-subscribed'))
  },
}
export const PhoneLink = element('hic-phone-link')
