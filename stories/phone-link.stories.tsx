import type { Meta, StoryObj } from '@storybook/react-vite'
import { phoneLink } from '#widgets/phone-link/element.ts'
import { examples } from '#widgets/phone-link/examples.ts'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
import { callbacksOf, controlsOf, doing, UNSEEN } from './controls.ts'

type Story = StoryObj<typeof PhoneLink>
const meta: Meta<typeof PhoneLink> = {
  title: 'Widgets/Phone link',
  component: PhoneLink,
  argTypes: { ...controlsOf(phoneLink), track: UNSEEN },
  parameters: { docs: { description: { component: phoneLink.meaning } } },
  // Nothing is recorded from here.
  args: { ...callbacksOf(phoneLink), track: doing('track') },
}
export default meta

export const TheOffice: Story = { args: examples['the office’s number'] }
export const APartnersOwn: Story = { name: 'A Partner’s Own', args: examples['a number of the partner’s choice'] }
export const ANumberThatIsEmpty: Story = { args: examples['a number that is empty'] }
export const Dark: Story = { ...TheOffice, globals: { scheme: 'dark' } }
