import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviews } from '#widgets/reviews/element.ts'
import { examples } from '#widgets/reviews/examples.ts'
import { Reviews } from '#widgets/reviews/reviews.tsx'
import { controlsOf, wholeLists } from './controls.ts'

type Story = StoryObj<typeof Reviews>
const meta: Meta<typeof Reviews> = {
  title: 'Widgets/Reviews',
  component: Reviews,
  argTypes: controlsOf(reviews),
  parameters: { docs: { description: { component: reviews.meaning } } },
  decorators: [wholeLists(reviews)],
}
export default meta

export const Samples: Story = { args: examples['the samples'] }
export const APartnersOwn: Story = { name: 'A Partner’s Own', args: examples['reviews of a partner’s own'] }
export const OneReview: Story = { args: examples['one review, no link'] }
export const KeepingStill: Story = { args: examples['keeping still'] }
export const LongWords: Story = { args: examples['long words'] }
export const NoReviewsYet: Story = { args: examples['no reviews yet'] }
export const Dark: Story = { ...Samples, globals: { scheme: 'dark' } }
