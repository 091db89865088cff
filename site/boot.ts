/**
 * The only script in the page. The HTML works by itself; React is fetched on first need: a pointer, a
 * touch or a key on something that needs it, or when an idle moment comes after the page has loaded.
 * What the visitor did meanwhile is held and done again once React listens.
 */
import { askFor } from './ask-for.ts'
import { fillHero } from './journey/fill-hero.ts'
import { notePartner } from './journey/note-partner.ts'
import { tellWhetherThanked } from './journey/thanked.ts'
import { nextTask } from './next-task.ts'
import { notStarted, sayNotStarted, startedAfterAll } from './not-started.ts'
import { somebodyMayBeSignedIn, tellWhoMayBeHere } from './session/stored.ts'
import { tendMenus } from './shell/menus.ts'
import { isPlainClick, ownLinkOf, signInFrom } from './shell/own-link.ts'
import { pageIsThere } from './shell/reload-once.ts'
import { tendSkipLink } from './shell/skip.ts'

tellWhetherThanked()
fillHero()
tellWhoMayBeHere()
tendMenus()
tendSkipLink()

const NEEDS_REACT = 'button, input, select, textarea, summary, [data-live]'
const IDLE_AFTER_LOAD_MS = 6_000
const PAINT_UNTOLD_AFTER_LOAD_MS = 3_000
// On a line that has gone silent nothing fails: it is told once something that was pressed has waited for so long.
const SILENT_AFTER_MS = 10_000

let started: Promise<void> | undefined
const listening = new AbortController()
const held: (() => void)[] = []
/** Where what was held last leads by itself: a link. */
let leadsTo: string | undefined

function start(): Promise<void> {
  started ??= startReact()
    .then(() => {
      listening.abort()
      document.documentElement.dataset.listening = ''
      performance.mark('hic-listening')
      startedAfterAll()
      for (const repeat of held.splice(0)) repeat()
    })
    .catch(chunkIsGone)
  return started
}

// One after the other: each takes a slow phone up to 50 ms to run, and between them a tap may have its turn.
async function startReact() {
  askFor('modulepreload', document.body.dataset.needs?.split(' ') ?? [])
  await import('./react-first.ts')
  await nextTask()
  const { startApp } = await import('./start.tsx')
  await nextTask()
  await startApp()
}

async function chunkIsGone(error: unknown) {
  // The page that a link leads to needs no script of this one.
  if (leadsTo && (await pageIsThere())) return location.assign(leadsTo)
  await notStarted(error, start)
  // Whoever was told here that nothing was done presses again. On a line that is merely silent what was pressed stays
  // held, and is done once the line is back, when what was told goes too.
  held.length = 0
  leadsTo = undefined
  started = undefined
}

const options = { capture: true, signal: listening.signal }
const target = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_REACT) : null

for (const type of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(type, event => void (target(event) && start()), { ...options, passive: true })

// Who scrolls comes to what counts, turns and slides by itself.
document.addEventListener('scroll', () => void start(), { ...options, once: true, passive: true })

document.addEventListener(
  'click',
  event => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-live]') : null
    if (!control || control.closest('[data-native]')) return
    // Who wants a link in another tab gets it from the browser.
    if (control instanceof HTMLAnchorElement && !isPlainClick(event)) return
    if (control instanceof HTMLAnchorElement && control.protocol === 'tel:') return recordLater(control)
    hold(event, () => control.click(), control instanceof HTMLAnchorElement ? whereTo(control) : undefined)
  },
  options,
)
document.addEventListener(
  'submit',
  event => {
    const form = event.target as HTMLFormElement
    hold(event, () => form.requestSubmit(event.submitter))
  },
  options,
)

// The one link that says more in React than in the page: who signs in comes back to here.
const whereTo = ({ href, pathname, search }: HTMLAnchorElement) =>
  pathname === '/auth' && !search && location.pathname !== '/auth' ? signInFrom(location) : href

function hold(event: Event, repeat: () => void, href?: string) {
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push(repeat)
  leadsTo = href
  setTimeout(() => void (held.length > 0 && sayNotStarted()), SILENT_AFTER_MS)
  void start()
}

// A call waits for no script: it goes out at once, and the tap is done again for its record alone.
function recordLater(link: HTMLAnchorElement) {
  held.push(() => {
    link.addEventListener('click', event => event.preventDefault(), { once: true })
    link.click()
  })
  void start()
}

// A link that is pointed at is fetched ahead, so that the click finds it there. Most browsers do it by `speculation-rules`.
if (!HTMLScriptElement.supports?.('speculationrules'))
  document.addEventListener(
    'pointerover',
    event => {
      const link = ownLinkOf(event)
      if (link) askFor('prefetch', [link.pathname])
    },
    options,
  )

// Not before the page is on the screen: its script would share the line with its text's font. A browser that guards
// against being measured may tell of no paint.
function startOncePainted() {
  if (document.hidden) return void start()
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    void start()
  }).observe({ type: 'paint', buffered: true })
  onceLoaded(() => setTimeout(() => void start(), PAINT_UNTOLD_AFTER_LOAD_MS))
}

// Who is signed in finds their Sign Out at once; a link from a mail must not keep its tokens in the address.
function startByItself() {
  // From its sources nothing is printed: there is no first paint to wait for.
  if (import.meta.env.DEV) void start()
  else if (document.documentElement.dataset.start === 'now' || somebodyMayBeSignedIn()) startOncePainted()
  else onceLoaded(startWhenIdle)
}

const onceLoaded = (then: () => unknown) =>
  document.readyState === 'complete' ? then() : addEventListener('load', then)

const startWhenIdle = () =>
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => void start()), IDLE_AFTER_LOAD_MS)

function shown() {
  notePartner()
  startByItself()
  if (!CSS.supports('selector(::details-content)'))
    onceLoaded(() => import('./shell/older-browsers.ts').then(chunk => chunk.tendOlderBrowsers()).catch(() => {}))
}

// A page that is drawn ahead of a click waits for the click; what it kept in the tab before that would be lost.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', shown, { once: true })
else shown()
