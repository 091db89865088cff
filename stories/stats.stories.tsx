import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { stats } from '#widgets/stats/element.ts'
import { examples } from '#widgets/stats/examples.ts'
import { Stats } from '#widgets/stats/stats.tsx'
import { callbacksOf, controlsOf, wholeLists } from './controls.ts'

type Story = StoryObj<typeof Stats>

/** The tooltips of the first row show above it. */
const roomAbove: Decorator = Figures => (
  <div className="pt-24">
    <Figures />
  </div>
)

const meta: Meta<typeof Stats> = {
  title: 'Widgets/Stats',
  component: Stats,
  argTypes: controlsOf(stats),
  parameters: { docs: { description: { component: stats.meaning } } },
  decorators: [wholeLists(stats), roomAbove],
  args: callbacksOf(stats),
}
export default meta

const turnTheFirst: Story['play'] = async ({ canvasElement }) => {
  const [first] = within(canvasElement).getAllByRole('button')
  await userEvent.click(first!)
  await expect(first).toHaveAttribute('data-flipped', 'true')
}

const explainTheFirst: Story['play'] = async ({ canvasElement }) => {
  await userEvent.tab()
  // It fades in after a moment, except for people who prefer reduced motion, as the tests do.
  const [tooltip] = await within(canvasElement).findAllByRole('tooltip')
  await waitFor(() => expect(tooltip).toBeVisible())
  await expect(tooltip!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
}

export const OurFour: Story = { args: examples['our four figures'] }
export const Millions: Story = { args: examples['millions, and one figure only'] }
export const APartnersOwn: Story = { name: 'A Partner’s Own', args: examples['two of a partner’s own'] }
export const LongWords: Story = { args: examples['long words'] }
export const NoFiguresYet: Story = { args: examples['no figures yet'] }
export const Explained: Story = { ...OurFour, tags: ['!autodocs'], play: explainTheFirst }
export const Turned: Story = { ...OurFour, tags: ['!autodocs'], play: turnTheFirst }
export const DarkAndTurned: Story = { ...Turned, globals: { scheme: 'dark' } }
