import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { newsletter } from '#widgets/newsletter/element.ts'
import { examples } from '#widgets/newsletter/examples.ts'
import { Newsletter } from '#widgets/newsletter/newsletter.tsx'
import { callbacksOf, controlsOf, UNSEEN } from './controls.ts'

type Story = StoryObj<typeof Newsletter>
const meta: Meta<typeof Newsletter> = {
  title: 'Widgets/Newsletter',
  component: Newsletter,
  argTypes: { ...controlsOf(newsletter), send: UNSEEN },
  parameters: { docs: { description: { component: newsletter.meaning } } },
  args: callbacksOf(newsletter),
}
export default meta

const subscribe =
  (typed: string, says: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Email address'), typed)
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect((await canvas.findAllByText(says))[0]).toBeVisible()
  }
const fillTheTrap: Story['play'] = async context => {
  context.canvasElement.querySelector<HTMLInputElement>('[name=website]')!.value = 'Ana Example'
  await subscribe(ANA, 'Please press Subscribe again.')!(context)
}
const ANA = 'ana@example.com'

export const Idle: Story = { args: examples['an address that is new'] }
export const Subscribed: Story = {
  ...Idle,
  tags: ['!autodocs'],
  play: subscribe(ANA, 'Successfully subscribed to newsletter!'),
}
export const Invalid: Story = { ...Idle, tags: ['!autodocs'], play: subscribe('ana', 'Invalid email address') }
export const Submitting: Story = {
  tags: ['!autodocs'],
  args: examples['an answer that takes for ever'],
  play: subscribe(ANA, 'Subscribing...'),
}
export const AlreadySubscribed: Story = {
  tags: ['!autodocs'],
  args: examples['an address on the list already'],
  play: subscribe(ANA, 'This email is already subscribed to our newsletter.'),
}
export const Refused: Story = {
  tags: ['!autodocs'],
  args: examples['a backend that refuses'],
  play: subscribe(ANA, 'Failed to subscribe. Please try again.'),
}
export const Broke: Story = {
  tags: ['!autodocs'],
  args: examples['a backend that is not there'],
  play: subscribe(ANA, 'An error occurred. Please try again.'),
}
/** By a browser, which also filled in what nobody sees. */
export const TooMuchFilledIn: Story = { ...Idle, tags: ['!autodocs'], play: fillTheTrap }
export const OnAPartnersPage: Story = { name: 'On A Partner’s Page', args: examples['on a partner’s page'] }
export const DarkAndInvalid: Story = { ...Invalid, globals: { scheme: 'dark' } }
