import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { WIDGETS } from '#widgets/library/widgets.ts'
import { WithoutReact } from './without-react.tsx'

type Story = StoryObj<typeof WithoutReact>
const meta: Meta<typeof WithoutReact> = {
  title: 'Elements without React',
  component: WithoutReact,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

const insides = (page: HTMLElement) => [...page.querySelectorAll('[loading]')].map(tag => tag.shadowRoot!)

const arePainted = async (page: HTMLElement) => {
  const painted = () => insides(page).filter(root => root.querySelector('a, button'))
  await waitFor(() => expect(painted()).toHaveLength(WIDGETS.length))
}

const approachEach = (page: HTMLElement) => {
  for (const root of insides(page)) fireEvent.pointerOver(root.querySelector('a, button') ?? root.firstElementChild!)
}

const openTheFirst = async (page: HTMLElement) => {
  const question = insides(page)[1]!.querySelector('button')!
  await userEvent.click(question)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
}

export const Loading: Story = {
  args: { fate: 'awaited' },
  play: async ({ canvasElement }) => {
    await arePainted(canvasElement)
    await openTheFirst(canvasElement)
  },
}

export const Failed: Story = {
  args: { fate: 'failed' },
  play: async ({ canvasElement }) => {
    await arePainted(canvasElement)
    approachEach(canvasElement)
    const alone = () => insides(canvasElement).filter(root => root.querySelector('[data-alone]'))
    await waitFor(() => expect(alone()).toHaveLength(WIDGETS.length))
    await openTheFirst(canvasElement)
  },
}
export const DarkAndFailed: Story = { ...Failed, globals: { scheme: 'dark' } }

export const FailedOnAPageWithItsOwnWords: Story = {
  args: { fate: 'failed', children: <a href="#ours">The page’s own words, in place of the widget</a> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(insides(canvasElement)).toHaveLength(WIDGETS.length))
    await waitFor(() => {
      approachEach(canvasElement)
      expect(insides(canvasElement).filter(root => root.querySelector('slot'))).toHaveLength(WIDGETS.length)
    })
  },
}
