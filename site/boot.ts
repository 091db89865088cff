/**
 * The only script in the page. The HTML works by itself; on a content page React is fetched on first need: a pointer, a
 * touch or a key on something that needs it, the first scroll, or when an idle moment comes after the page has loaded.
 * On the others `startByItself` fetches it once the page is painted. What the visitor did in the meantime is held and
 * repeated once React listens.
 */
import { somethingWaits } from '#widgets/kit/backend/something-waits.ts'
import { askFor } from './ask-for.ts'
import { tellAnswers } from './journey/answers/first-answers.ts'
import { notePartner } from './journey/answers/note-partner.ts'
import { tellWhetherThanked } from './journey/sending/thanked.ts'
import { nextTask } from './next-task.ts'
import { notStarted, sayNotStarted, startedAfterAll } from './not-started.ts'
import { somebodyMayBeSignedIn, tellWhoMayBeHere } from './session/stored.ts'
import { tellDrawnAhead } from './shell/drawn-ahead.ts'
import { tendMenus } from './shell/menus.ts'
import { isPlainClick, signInFrom } from './shell/own-link.ts'
import { pageIsThere } from './shell/reload-once.ts'
import { tendSkipLink } from './shell/skip.ts'

document.documentElement.dataset.booted = ''
tellWhatIsKept()
tendMenus()
tendSkipLink()

const NEEDS_REACT = 'button, input, select, textarea, summary, [data-live]'
const IDLE_AFTER_LOAD_MS = 6_000
const PAINT_UNTOLD_AFTER_LOAD_MS = 3_000
// On a connection that has gone silent nothing fails: the visitor is told once a press has waited for this long.
const SILENT_AFTER_MS = 10_000

/**
 * The page that this document is. If it was reloaded, or opened again with its tab, Back leads to a page that React drew
 * before it as to a part of it: the address changes, and nothing else does until React is there.
 */
const path = document.body.dataset.path ?? location.pathname
const hasMoved = () => location.pathname !== path

let started: Promise<void> | undefined
const listening = new AbortController()
const held: (() => void)[] = []
/** Where the last held press leads without script: the address of a link. */
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

// One after the other: each takes a slow phone up to 50 ms to run, and a tap may have its turn in between.
async function startReact() {
  const { needs, answeredNeeds } = document.body.dataset
  const isAnswered = 'answered' in document.documentElement.dataset
  askFor(`${needs} ${isAnswered && answeredNeeds}`.match(/\/\S+/g) ?? [])
  await import('./react-first.ts')
  await nextTask()
  const { startApp } = await import('./start.tsx')
  await nextTask()
  await startApp(path)
}

async function chunkIsGone(error: unknown) {
  // The page that a link leads to does not need this page's script.
  if (leadsTo && (await pageIsThere())) return location.assign(leadsTo)
  await notStarted(error, start, () => leadsTo)
  // Visitors who were told here that nothing was done will press again. On a connection that is merely silent the press
  // stays held and is done once the connection is back, and the message goes.
  held.length = 0
  leadsTo = undefined
  started = undefined
}

const options = { capture: true, signal: listening.signal }
const needsReact = ({ target }: Event) => target instanceof Element && target.closest(NEEDS_REACT) !== null

for (const type of ['pointerover', 'touchstart', 'focusin'])
  document.addEventListener(type, event => void (needsReact(event) && start()), { ...options, passive: true })

// Scrolling brings the visitor to parts that count, turn and slide by themselves. If its own file is lost, the floating
// button stays where it is, and questions wait for React.
document.addEventListener(
  'scroll',
  () => {
    import('./once-scrolled.ts').then(chunk => chunk.onceScrolled()).catch(() => {})
    // In the next task: behind all that React needs, that small file would arrive last.
    setTimeout(start)
  },
  { capture: true, once: true, passive: true },
)

document.addEventListener(
  'click',
  event => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-live]') : null
    if (!control || control.closest('[data-native]')) return
    const link = control instanceof HTMLAnchorElement ? control : undefined
    // A link opened in another tab is left to the browser.
    if (link && !isPlainClick(event)) return
    if (link?.protocol === 'tel:') return recordLater(link)
    hold(event, () => control.click(), link && whereTo(link))
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

// The one link that differs under React: after signing in, it leads back to this page.
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

// A call does not wait for the script: it starts at once, and the tap is repeated later only to be recorded.
function recordLater(link: HTMLAnchorElement) {
  held.push(() => {
    link.addEventListener('click', event => event.preventDefault(), { once: true })
    link.click()
  })
  void start()
}

// Not before the page is on the screen: its script would compete with its font for the connection. A browser that guards
// against fingerprinting may not report a paint.
function startOncePainted() {
  if (document.hidden) return void start()
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    void start()
  }).observe({ type: 'paint', buffered: true })
  onceLoaded(() => setTimeout(() => void start(), PAINT_UNTOLD_AFTER_LOAD_MS))
}

// Signed-in visitors get their Sign Out at once; an email link must not keep its tokens in the address; what could not be
// sent before goes out even if this page is soon closed again.
function startByItself() {
  const atOnce =
    document.documentElement.dataset.start === 'now' || somebodyMayBeSignedIn() || somethingWaits() || hasMoved()
  // Run from its sources, nothing is prerendered: there is no first paint to wait for.
  if (import.meta.env.DEV) void start()
  else if (atOnce) startOncePainted()
  else onceLoaded(startWhenIdle)
  // At once too for somebody who has signed in since, in another tab or on the page that Back led from.
  for (const type of ['storage', 'pageshow'])
    addEventListener(type, () => void (somebodyMayBeSignedIn() && start()), { signal: listening.signal })
  addEventListener('popstate', () => void (hasMoved() && start()), { signal: listening.signal })
}

const onceLoaded = (then: () => unknown) =>
  document.readyState === 'complete' ? then() : addEventListener('load', then)

const startWhenIdle = () =>
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => void start()), IDLE_AFTER_LOAD_MS)

function tellWhatIsKept() {
  tellWhetherThanked()
  tellAnswers()
  tellWhoMayBeHere()
}

function shown() {
  notePartner()
  startByItself()
  if (!CSS.supports('selector(::details-content)'))
    onceLoaded(() => import('./shell/older-browsers.ts').then(chunk => chunk.tendOlderBrowsers()).catch(() => {}))
}

// A page that is prerendered waits for the click; anything it kept in the tab before that would be lost, and what is
// kept may have changed by then.
if ((document as { prerendering?: boolean }).prerendering) {
  tellDrawnAhead()
  const clicked = () => {
    tellWhatIsKept()
    shown()
  }
  document.addEventListener('prerenderingchange', clicked, { once: true })
} else shown()
