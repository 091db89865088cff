import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import hostile from './hostile.css?inline'
import { PartnerPage } from './partner-page.tsx'

type Story = StoryObj<typeof PartnerPage>
const meta: Meta<typeof PartnerPage> = { title: 'Partner page', component: PartnerPage, tags: ['!autodocs'] }
export default meta

const insides = (page: HTMLElement, tag: string) => page.querySelector(tag)!.shadowRoot!

/** The page's style sheet must not reach into a widget. */
const staysItself: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => {
    for (const tag of ['hic-quote-start', 'hic-faq', 'hic-newsletter', 'hic-phone-link'])
      expect(insides(canvasElement, tag).querySelector('button, a')).not.toBeNull()
  })
  const button = insides(canvasElement, 'hic-quote-start').querySelector('button[type=submit]')!
  const look = getComputedStyle(button)
  await expect(look.visibility).toBe('visible')
  await expect(look.position).toBe('static')
  await expect(look.color).not.toBe('rgb(0, 255, 0)')
  await expect(look.textTransform).toBe('none')
  await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
}

/** A press on its button must not take a reviewer away. */
const staysHere: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const form = insides(canvasElement, 'hic-quote-start')
  await waitFor(() => expect(form.querySelector('form')?.noValidate).toBe(true))
  const went = new Promise<Event>(done => window.addEventListener('hic-schedule-call', done, { once: true }))
  await userEvent.click(form.querySelector('[formaction]')!)
  await expect((await went).defaultPrevented).toBe(true)
}

/** Nor must a press on a link, to the site's pages or to a dialler, also with the button that opens tabs. */
const linksStayHere: NonNullable<Story['play']> = async ({ canvasElement }) => {
  for (const tag of ['hic-newsletter', 'hic-phone-link']) {
    const link = insides(canvasElement, tag).querySelector('a:not([href^="mailto"])')!
    for (const [press, button] of [
      ['click', '[MouseLeft]'],
      ['auxclick', '[MouseMiddle]'],
    ] as const) {
      const pressed = new Promise<boolean>(done => {
        const hear = (event: Event) => {
          done(event.defaultPrevented)
          event.preventDefault()
        }
        window.addEventListener(press, hear, { once: true })
      })
      await userEvent.pointer({ keys: button, target: link })
      await expect(await pressed).toBe(true)
    }
  }
}

/** What is typed to choose from a list must not reach Storybook, which takes M for its ruler. */
const keysStayHere: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const list = insides(canvasElement, 'hic-quote-start').querySelector('select')!
  const reachesStorybook = fn()
  window.addEventListener('keydown', reachesStorybook)
  fireEvent.keyDown(list, { key: 'm', composed: true })
  window.removeEventListener('keydown', reachesStorybook)
  await expect(reachesStorybook).not.toHaveBeenCalled()
}

export const Plain: Story = {
  play: async context => {
    await staysItself(context)
    await staysHere(context)
    await linksStayHere(context)
    await keysStayHere(context)
  },
}
/** Rules found on real pages, each enough on its own to break a widget without a shadow root. */
export const HostileStyles: Story = { args: { css: hostile }, play: staysItself }
/** Our text is English on any page. */
export const FromRightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async context => {
    await staysItself(context)
    const heading = insides(context.canvasElement, 'hic-quote-start').querySelector('h2')!
    await expect(getComputedStyle(heading).direction).toBe('ltr')
  },
}
export const Dark: Story = { play: staysItself, globals: { scheme: 'dark' } }
