import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { EmbedSnippet } from './embed-snippet.tsx'

type Story = StoryObj<typeof EmbedSnippet>
const meta: Meta<typeof EmbedSnippet> = { title: 'Embed snippet', component: EmbedSnippet }
export default meta

const chooseFamilies: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByLabelText('cover-for'), 'families')
  await userEvent.type(canvas.getByLabelText('heading'), 'Cover for "us" & ours')

  await expect(canvas.getByText(/hic-quote-start\.js/)).toHaveTextContent(
    '<hic-quote-start cover-for="families" heading="Cover for &quot;us&quot; &amp; ours"></hic-quote-start>',
  )
  await userEvent.selectOptions(canvas.getByLabelText('Tags on the page'), 'several')
  await expect(canvas.getByText(/\/v1\/hic\.js/)).toBeVisible()
}

export const Empty: Story = {}
export const FilledIn: Story = { play: chooseFamilies }
export const Dark: Story = { globals: { scheme: 'dark' } }
