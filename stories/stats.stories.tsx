import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { stats } from '#widgets/stats/element.ts'
import { examples } from '#widgets/stats/examples.ts'
import { Stats } from '#widgets/stats/stats.tsx'
import { callbacksOf, controlsOf, wholeLists } from './controls.ts'

type Story = StoryObj<typeof Stats>
const meta: Meta<typeof Stats> = {
  title: 'Widgets/Stats',
  component: Stats,
  argTypes: controlsOf(stats),
  decorators: [wholeLists(stats)],
  args: callbacksOf(stats),
}
export default meta

const turnTheFirst: Story['play'] = async ({ canvasElement }) => {
  const [first] = within(canvasElement).getAllByRole('button')
  await userEvent.click(first!)
  await expect(first).toHaveAttribute('data-flipped', 'true')
}

export const OurFour: Story = { args: examples['our four figures'] }
export const Millions: Story = { args: examples['millions, and one figure only'] }
export const APartnersOwn: Story = { name: 'A Partner’s Own', args: examples['two of a partner’s own'] }
export const NoFiguresYet: Story = { args: examples['no figures yet'] }
export const Turned: Story = { ...OurFour, tags: ['!autodocs'], play: turnTheFirst }
export const DarkAndTurned: Story = { ...Turned, globals: { scheme: 'dark' } }
