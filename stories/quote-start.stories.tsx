import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { quoteStart } from '#widgets/quote-start/element.ts'
import { examples } from '#widgets/quote-start/examples.ts'
import { QuoteStart } from '#widgets/quote-start/quote-start.tsx'
import { callbacksOf, controlsOf } from './controls.ts'

type Story = StoryObj<typeof QuoteStart>
const meta: Meta<typeof QuoteStart> = {
  title: 'Widgets/Quote start',
  component: QuoteStart,
  argTypes: controlsOf(quoteStart),
  parameters: { docs: { description: { component: quoteStart.meaning } } },
  args: callbacksOf(quoteStart),
}
export default meta

const startWithNothing: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'START COMPARING' }))
  await expect(canvas.getByText('Please select your state.')).toBeVisible()
}

export const NothingChosenYet: Story = { args: examples['nothing chosen yet'] }
export const FamilyInQueensland: Story = { args: examples['family in Queensland'] }
export const OnAPartnersPage: Story = { name: 'On A Partner’s Page', args: examples['on a partner’s page'] }
export const ALongHeading: Story = { args: examples['a long heading'] }
export const WithoutAHeading: Story = { args: examples['without a heading'] }
export const StartedWithNothing: Story = {
  tags: ['!autodocs'],
  args: examples['nothing chosen yet'],
  play: startWithNothing,
}
export const Dark: Story = { args: examples['nothing chosen yet'], globals: { scheme: 'dark' } }
export const DarkWithErrors: Story = { ...StartedWithNothing, globals: { scheme: 'dark' } }
