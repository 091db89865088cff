import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { drawn } from './drawn.ts'

// Half the size of the source that the package exports; every page has to parse it again.
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** The only rules that a colour scheme can affect. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

declare global {
  interface Window {
    axe: typeof import('axe-core')
    askAxe(context?: axe.ElementContext, options?: axe.RunOptions): Promise<string[]>
    /** Each look in which axe has seen an element, and short names for what looks are made of. */
    seenByAxe: { looks: WeakMap<Element, Set<string>>; names: Map<string | Element, number> }
  }
}

/**
 * The faults that axe finds on a page as it is now, one line for each element.
 * @param within selects the part to check; without it, the whole page and the rules about a page as a whole
 */
export async function axeFaults(page: Page, { within }: { within?: string } = {}): Promise<string[]> {
  await bringAxe(page)
  await page.evaluate(atRest)
  return page.evaluate(within => window.askAxe(within), within)
}

interface Look {
  window: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

/**
 * The faults of a page in several looks, one after the other. To judge colours is half of what axe costs: whatever looks
 * as it did when axe saw it before is not judged again, and in the dark only colours are.
 */
export async function axeFaultsInLooks(page: Page, looks: readonly Look[]): Promise<string[]> {
  await bringAxe(page)
  await page.evaluate(() => {
    window.seenByAxe = { looks: new WeakMap(), names: new Map() }
  })
  const found: string[] = []
  for (const { window, colorScheme } of looks) {
    await page.setViewportSize(window)
    await page.emulateMedia({ colorScheme })
    // The old colours stay until the next frame.
    await drawn(page)
    await page.evaluate(atRest)
    const faults = await page.evaluate(askAboutWhatIsNew, { ofColour: OF_COLOUR, others: colorScheme === 'light' })
    found.push(...faults.map(fault => `${window.width} ${colorScheme}: ${fault}`))
  }
  return found
}

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(SOURCE)
  await page.evaluate(() => {
    window.askAxe = async (context = document, options = {}) => {
      // Without its preloading, which would fetch every style sheet and recording: only one rule, about sound, needs it.
      const { violations } = await window.axe.run(context, { resultTypes: ['violations'], preload: false, ...options })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id} ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
      )
    }
  })
}

/** In the middle of a fade every contrast is too low. */
async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** What axe says of what it has not seen like this; in it, a look is what could make another judgement of colours. */
async function askAboutWhatIsNew({ ofColour, others }: { ofColour: string[]; others: boolean }): Promise<string[]> {
  const { looks, names } = window.seenByAxe
  const nameOf = (what: string | Element) => {
    const name = names.get(what) ?? names.size
    names.set(what, name)
    return name
  }
  const all = [...document.querySelectorAll('body, body *')]
  /** What an element and everything around it are painted with. */
  const grounds = new Map<Element | null, number>()
  /** What cuts an element off: axe judges nothing that is out of view in there, or for screen readers only. */
  const frames = new Map<Element | null, DOMRect[]>()
  const painted: { it: Element; box: DOMRect }[] = []
  for (const it of all) {
    const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, overflow } = getComputedStyle(it)
    const around = frames.get(it.parentElement) ?? []
    frames.set(it, overflow === 'visible' ? around : [...around, it.getBoundingClientRect()])
    const paint = `${backgroundColor} ${backgroundImage}`
    grounds.set(it, nameOf([grounds.get(it.parentElement), paint, color, opacity, filter, mixBlendMode].join()))
    if (paint !== 'rgba(0, 0, 0, 0) none' || it.matches('img, svg, canvas, video'))
      painted.push({ it, box: it.getBoundingClientRect() })
  }
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  const lookOf = (it: Element) => {
    const own = it.getBoundingClientRect()
    const isCutOff = own.right <= 0 || frames.get(it)!.some(frame => !meet(frame, own))
    const across = painted.filter(({ it: other, box }) => meet(box, own) && !other.contains(it) && !it.contains(other))
    const { fontSize, fontWeight } = getComputedStyle(it)
    const size = Number.parseFloat(fontSize)
    // From these sizes on, letters may be fainter.
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return [grounds.get(it), isLarge, isCutOff, ...across.map(({ it: other }) => nameOf(other))].join()
  }
  const hasWords = (it: Element) =>
    it.matches('input, select, textarea') ||
    [...it.childNodes].some(part => part.nodeType === Node.TEXT_NODE && part.textContent?.trim())
  const fresh = all.filter(it => {
    if (!hasWords(it) || !it.checkVisibility({ visibilityProperty: true })) return false
    const seen = looks.get(it) ?? new Set()
    const look = lookOf(it)
    const isNew = !seen.has(look)
    looks.set(it, seen.add(look))
    return isNew
  })

  // To be given a long list takes axe longer than to look at everything.
  const isMuch = fresh.length > 50
  if (others && isMuch) return window.askAxe()
  const withoutColours = { rules: Object.fromEntries(ofColour.map(rule => [rule, { enabled: false }])) }
  return [
    ...(others ? await window.askAxe(document, withoutColours) : []),
    ...(fresh.length > 0 ? await window.askAxe(isMuch ? document : { include: fresh }, { runOnly: ofColour }) : []),
  ]
}
