/**
 * Runs in the page, in whatever browser opened it: tries what a partner is promised, one thing after another.
 * It uses only what a page can do, so that no driver is needed.
 */
export async function selfCheck(): Promise<void> {
  const kept: string[] = []
  const broken: string[] = []
  addEventListener('error', ({ message }) => broken.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => broken.push(`rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    broken.push(`policy: ${violatedDirective} ${blockedURI}`),
  )

  async function until<Value>(look: () => Value | null | undefined | false): Promise<Value> {
    for (const began = Date.now(); Date.now() - began < 30_000; ) {
      const seen = look()
      if (seen) return seen
      await new Promise(later => setTimeout(later, 20))
    }
    throw new Error('it never came')
  }
  async function promise(title: string, keeps: () => Promise<unknown>) {
    const outcome = await keeps().then(
      kept => kept !== false,
      error => `${error}`,
    )
    if (outcome === true) kept.push(title)
    else broken.push(`${title}: ${outcome}`)
  }
  const root = (tag: string) => document.querySelector(tag)!.shadowRoot!
  const inside = <Kind extends HTMLElement = HTMLElement>(tag: string, selector: string) =>
    until(() => root(tag)?.querySelector<Kind>(selector))
  const told: string[] = []
  for (const name of ['hic-ready', 'hic-invalid', 'hic-start-comparing', 'hic-toggle', 'hic-error'])
    document.addEventListener(name, event => {
      event.preventDefault()
      told.push(`${name} ${(event.target as Element).localName}`)
    })
  const count = (line: string) => told.filter(other => other === line).length

  await promise('the hero is seen, its button large enough for a thumb', async () => {
    const { height } = (await inside('hic-quote-start', 'button[type=submit]')).getBoundingClientRect()
    return height >= 44
  })
  await promise('sizes are the reader’s, not those of the page’s root', async () => {
    const field = await inside('hic-quote-start', 'select')
    return getComputedStyle(field).fontSize === '16px' && getComputedStyle(field).borderTopStyle === 'solid'
  })
  await promise('a closed answer takes no room, a pressed question opens it', async () => {
    const question = await inside('hic-faq', '#item-2 button')
    const answer = await inside('hic-faq', '#item-2 .hic-answer')
    const closed = answer.getBoundingClientRect().height
    question.click()
    await until(() => answer.getBoundingClientRect().height > closed)
    return question.getAttribute('aria-expanded') === 'true'
  })
  await promise('what is missing is said at once, and again in a toast', async () => {
    ;(await inside('hic-quote-start', 'button[type=submit]')).click()
    await until(() => root('hic-quote-start').querySelector('[aria-invalid] + p:not([hidden])'))
    await until(() => root('hic-quote-start').querySelector('[role=alert]'))
    await until(() => count('hic-ready hic-quote-start') === 1)
    return count('hic-invalid hic-quote-start') === 1
  })
  await promise('an answered form asks the page once, and then leads on', async () => {
    const [who, where] = root('hic-quote-start').querySelectorAll('select')
    for (const [field, value] of [
      [who!, 'families'],
      [where!, 'QLD'],
    ] as const) {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    ;(await inside('hic-quote-start', 'button[type=submit]')).click()
    return until(() => count('hic-start-comparing hic-quote-start') === 1)
  })
  await promise('the page is told of the answer that was opened before React was there', () =>
    until(() => count('hic-toggle hic-faq') === 1),
  )
  await promise('the reviews move when they are asked to', async () => {
    const next = await inside('hic-reviews', '[aria-label="Next review"]')
    next.click()
    const track = await inside('hic-reviews', '.hic-reviews-track')
    return until(() => track.scrollLeft > 0)
  })
  await promise('the figures are in the text', async () =>
    until(() => root('hic-stats').textContent?.includes('100K+')),
  )
  await promise('nothing of a tag stays when it is taken out, and it lives again when it is put back', async () => {
    const faq = document.querySelector('hic-faq')!
    faq.remove()
    await new Promise(later => setTimeout(later))
    const gone = !faq.shadowRoot!.querySelector('button')
    document.body.append(faq)
    await inside('hic-faq', 'button')
    return gone
  })
  await promise('a pasted question answers before any script is there, and stays open when it comes', async () => {
    const page = document.querySelector('iframe')!.contentDocument!
    const heard: string[] = []
    for (const name of ['hic-ready', 'hic-toggle', 'hic-error']) page.addEventListener(name, () => heard.push(name))
    const pasted = page.querySelector('hic-faq')!.shadowRoot!
    const question = pasted.querySelector<HTMLElement>('#item-2 button')!
    const answer = pasted.querySelector('#item-2 .hic-answer')!
    const closed = answer.getBoundingClientRect().height
    question.click()
    await until(() => answer.getBoundingClientRect().height > closed)
    page.body.append(page.importNode(page.querySelector('template')!.content, true))
    await until(() => heard.includes('hic-ready') && heard.includes('hic-toggle'))
    return (
      question.getAttribute('aria-expanded') === 'true' &&
      answer.getBoundingClientRect().height > closed &&
      heard.sort().join() === 'hic-ready,hic-toggle'
    )
  })
  if (told.some(line => line.startsWith('hic-error'))) broken.push('a tag told hic-error')

  await fetch('/told', { method: 'POST', body: JSON.stringify({ browser: navigator.userAgent, kept, broken }) })
  document.title = broken.length ? 'Broken' : 'Kept'
}
