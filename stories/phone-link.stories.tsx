import type { Meta, StoryObj } from '@storybook/react-vite'
import { examples } from '#widgets/phone-link/examples.ts'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
import { doing } from './doing.ts'

type Story = StoryObj<typeof PhoneLink>
const meta: Meta<typeof PhoneLink> = {
  title: 'Widgets/Phone link',
  component: PhoneLink,
  // Nothing is recorded from here.
  args: { onCall: doing('onCall'), track: doing('track') },
}
export default meta

export const TheOffice: Story = { args: examples['the office’s number'] }
export const APartnersOwn: Story = { args: examples['a number of the partner’s choice'] }
export const Dark: Story = { ...TheOffice, globals: { scheme: 'dark' } }
