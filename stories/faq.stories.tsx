import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { faq } from '#widgets/faq/element.ts'
import { examples } from '#widgets/faq/examples.ts'
import { Faq } from '#widgets/faq/faq.tsx'
import { callbacksOf, controlsOf, wholeLists } from './controls.ts'

type Story = StoryObj<typeof Faq>
const meta: Meta<typeof Faq> = {
  title: 'Widgets/FAQ',
  component: Faq,
  argTypes: controlsOf(faq),
  parameters: { docs: { description: { component: faq.meaning } } },
  decorators: [wholeLists(faq)],
  args: callbacksOf(faq),
}
export default meta

const openTheFirst: Story['play'] = async ({ canvasElement }) => {
  const [first] = within(canvasElement).getAllByRole('button')
  await userEvent.click(first!)
  await expect(first).toHaveAttribute('aria-expanded', 'true')
}

export const OurEightQuestions: Story = { args: examples['our eight questions'] }
export const WithAHeading: Story = { args: examples['with a heading'] }
export const APartnersOwn: Story = { name: 'A Partner’s Own', args: examples['a partner’s own questions'] }
export const ASecondList: Story = { args: examples['a second list on one page'] }
export const LongWords: Story = { args: examples['long words'] }
export const NoQuestionsYet: Story = { args: examples['no questions yet'] }
export const Open: Story = { tags: ['!autodocs'], args: examples['our eight questions'], play: openTheFirst }
export const DarkAndOpen: Story = { ...Open, globals: { scheme: 'dark' } }
