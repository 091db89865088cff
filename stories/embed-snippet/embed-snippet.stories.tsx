import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { BRAND } from '#widgets/domain/brand.ts'
import { movingFolder, VERSION } from '#widgets/library/version.ts'
import { EmbedSnippet } from './embed-snippet.tsx'

type Story = StoryObj<typeof EmbedSnippet>
const meta: Meta<typeof EmbedSnippet> = { title: 'Embed snippet', component: EmbedSnippet, tags: ['!autodocs'] }
export default meta

const chooseFamilies: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByLabelText('cover-for'), 'families')
  await userEvent.type(canvas.getByLabelText('heading'), 'Cover for "us" & ours')

  const lines = canvas.getByRole('region', { name: 'Code to paste' })
  const tag = '<hic-quote-start cover-for="families" heading="Cover for &quot;us&quot; &amp; ours">'
  await waitFor(() => expect(lines).toHaveTextContent(`${tag}<template shadowrootmode="open"`))
  await expect(lines).toHaveTextContent(`src="${BRAND.siteUrl}/widgets/v${VERSION}/hic-quote-start.pasted.js"`)
  await userEvent.selectOptions(canvas.getByLabelText('How to add it'), 'with its own file')
  await expect(lines).toHaveTextContent(`/${movingFolder()}/hic-quote-start.js"></script> ${tag}</hic-quote-start>`)
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Write heading=""' }))
  await expect(lines).toHaveTextContent('<hic-quote-start cover-for="families" heading=""></hic-quote-start>')
  const shown = canvasElement.querySelector('hic-quote-start')!.shadowRoot!
  await waitFor(() => expect(shown.querySelector('form')).not.toBeNull())
  await waitFor(() => expect(shown.querySelector('h1, h2, h3')).toBeNull())
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Write heading=""' }))
  await expect(lines).toHaveTextContent('<hic-quote-start cover-for="families"></hic-quote-start>')
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
  await userEvent.selectOptions(canvas.getByLabelText('How to add it'), 'with hic.js, for several tags')
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  await expect(lines).toHaveTextContent(`/${movingFolder()}/hic.js"`)
}

const writeWhatTheTagIgnores: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByLabelText('How to add it'), 'with its own file')
  const partner = canvas.getByLabelText('partner')
  await userEvent.type(partner, 'Acme Bank')

  const lines = canvas.getByRole('region', { name: 'Code to paste' })
  await expect(partner).toBeInvalid()
  await expect(partner).toHaveAccessibleDescription(
    /The tag ignores this; it takes up to 40 lower-case letters, digits or hyphens/,
  )
  await expect(lines).toHaveTextContent('<hic-quote-start></hic-quote-start>')
}

const copyWithoutAClipboard: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  // On such a page there is nothing to take away, and a spy on what is not there throws.
  const none = 'clipboard' in navigator && spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))

  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('copy it yourself'))
  if (none) none.mockRestore()
}

export const Empty: Story = {}
export const FilledIn: Story = { play: chooseFamilies }
export const WithWhatTheTagIgnores: Story = { play: writeWhatTheTagIgnores }
/** As on a page that comes over plain http from another machine. */
export const WithoutAClipboard: Story = { play: copyWithoutAClipboard }
export const Dark: Story = { globals: { scheme: 'dark' } }
