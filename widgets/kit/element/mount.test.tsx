import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mountWidget } from './mount.tsx'

const Greeting = () => <p>Good day</p>

test('a picture that a translator wrote into is redrawn, and nothing goes to the page’s error log', async () => {
  const heard = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', heard)
  onTestFinished(() => window.removeEventListener('error', heard))
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  root.innerHTML = '<div><p><font>Guten Tag</font></p></div>'

  const onError = vi.fn()
  await new Promise<void>(onReady => {
    const painted = root.querySelector('div')
    mountWidget(root, { component: Greeting, painted, values: {}, onError, onReady })
  })

  await waitFor(() => expect(root.textContent).toBe('Good day'))
  expect(heard).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

test('a picture that a password manager wrote into is redrawn with what was typed and chosen, and the focus stays', async () => {
  const Form = () => (
    <form>
      <input name="email" />
      <select name="state">
        <option>NSW</option>
        <option>QLD</option>
      </select>
    </form>
  )
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  root.innerHTML = `<div>${renderToString(<Form />)}</div>`
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!
  const before = field('email')
  before.after(document.createElement('input'))
  before.value = 'ana@exam'
  before.focus()
  field('state').value = 'QLD'

  const painted = root.querySelector('div')
  mountWidget(root, { component: Form, painted, values: {}, onError: vi.fn(), onReady: vi.fn() })

  await waitFor(() => expect(field('email')).not.toBe(before))
  expect(field('email').value).toBe('ana@exam')
  expect(field('state').value).toBe('QLD')
  expect(root.activeElement).toBe(field('email'))
})

class Tag extends HTMLElement {
  static observedAttributes = ['cover-for', 'partner']
}
customElements.define('hic-told', Tag)

test.each([
  ['written as its property is called', 'coverFor', 'coverfor'],
  ['with another hyphen', 'cover_for', 'cover_for'],
  ['by a name that it never had', 'partner-id', 'partner-id'],
])('an attribute %s is ignored with one sentence, which names those that there are', (_, written, named) => {
  expect(saidOf(`${written}="acme"`)).toEqual([[`<hic-told> ignores ${named}; it takes cover-for | partner.`]])
})

test('nothing is said of what HTML knows, and of what frameworks and scripts write on any element', () => {
  const html =
    'id="a" class="b" style="margin:0" title="c" lang="en" tabindex="0" slot="d" onclick="" hidden inert accesskey="k" contenteditable="false" enterkeyhint="go" inputmode="text" writingsuggestions="false" exportparts="root"'
  const theirs =
    'data-state="open" aria-label="e" role="region" _ngcontent-abc-c12 ng-version="21" data-v-7ba5bd90 v-cloak b-3kx8z x-data hx-get="/" @click="f" :key="g" wire:id="h" itemprop="i" itemscope itemtype="https://schema.org/FAQPage" is="j"'

  expect(saidOf(`partner="acme" cover-for="families" loading="eager" ${html} ${theirs}`)).toEqual([])
})

/** What the console hears when a tag with these attributes is mounted. */
function saidOf(attributes: string) {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = `<hic-told ${attributes}></hic-told>`
  const root = host.firstElementChild!.attachShadow({ mode: 'open' })
  mountWidget(root, { component: Greeting, painted: null, values: {}, onError: vi.fn(), onReady: vi.fn() })
  return said.mock.calls
}

test('a press that was held on a picture counts where something wrote into the picture and it is redrawn', async () => {
  const pressed = vi.fn()
  const Row = () => (
    <section>
      <button type="button">Pause</button>
      <button type="button" onClick={pressed}>
        Next
      </button>
    </section>
  )
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  root.innerHTML = '<div><section><p></p><button>Pause</button><button>Next</button></section></div>'
  const held = root.querySelectorAll('button')[1]!
  await new Promise<void>(onReady => {
    const painted = root.querySelector('div')
    mountWidget(root, { component: Row, painted, values: {}, onError: vi.fn(), onReady })
  })

  held.click()

  expect(held.isConnected).toBe(false)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('an answer that a press opened stays open, with the focus, where something wrote into the picture and it is redrawn', async () => {
  function Questions() {
    const [open, setOpen] = useState(-1)
    return ['Who?', 'When?'].map((question, at) => (
      <button key={question} type="button" aria-expanded={open === at} onClick={() => setOpen(open === at ? -1 : at)}>
        {question}
      </button>
    ))
  }
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  root.innerHTML = `<div>${renderToString(<Questions />).replace('When?', '<font>Wann?</font>')}</div>`
  const questions = () => [...root.querySelectorAll('button')]
  const before = questions()[1]!
  before.ariaExpanded = 'true'
  before.focus()

  const painted = root.querySelector('div')
  mountWidget(root, { component: Questions, painted, values: {}, onError: vi.fn(), onReady: vi.fn() })

  await waitFor(() => expect(before.isConnected).toBe(false))
  await waitFor(() => expect(questions().map(({ ariaExpanded }) => ariaExpanded)).toEqual(['false', 'true']))
  expect(root.activeElement).toBe(questions()[1])
})
