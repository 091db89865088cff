/**
 * A browser that translates a page puts an element of its own in place of each text. React still holds the text: a new
 * price would not be seen, and a text that goes would take the whole page down. So the text is put back before it is
 * changed or removed, and the translator finds it again. Safari and Firefox use no such element: see `put-back.ts`.
 */
export function bearTranslation(): void {
  const standIns = new WeakMap<Node, ChildNode>()
  const putBack = (text: Node | null) => {
    if (!text?.parentNode) standIns.get(text!)?.replaceWith(text!)
  }

  let first = true
  const observer = new MutationObserver(changes => {
    let otherwise = false
    for (const { target, removedNodes, addedNodes, previousSibling } of changes) {
      putBack(target)
      const [text] = removedNodes
      const standIn = addedNodes[0] ?? previousSibling
      if (!(text instanceof Text)) continue
      if (standIn?.nodeName === 'FONT') {
        standIns.set(text, standIn as ChildNode)
        observer.observe(text, { characterData: true })
        // Only where somebody translates.
        if (first) putBackFirst(putBack)
        first = false
      } else otherwise ||= isMissed(text)
    }
    if (otherwise)
      import('./put-back.ts').then(
        chunk => chunk.bear(changes),
        () => {}, // offline, say: the next sentence that is translated asks for it again
      )
  })
  observer.observe(document.body, { childList: true, characterDataOldValue: true, subtree: true })
}

const ROOT = 3

/** Gone from the page, although it is part of what React has drawn: React takes its own texts off that first. */
function isMissed(text: Text): boolean {
  let fiber: Fiber | null | undefined = text.parentNode ? null : Object.values(text)[0]
  while (fiber?.return) fiber = fiber.return
  return fiber?.tag === ROOT
}

/** What React notes on each text of its own. */
interface Fiber {
  return: Fiber | null
  tag: number
}

function putBackFirst(putBack: (text: Node | null) => void) {
  for (const name of ['removeChild', 'insertBefore'] as const) {
    const own = Node.prototype[name] as (...nodes: (Node | null)[]) => never
    Node.prototype[name] = function (this: Node, ...nodes: (Node | null)[]) {
      for (const node of nodes) putBack(node)
      return own.apply(this, nodes)
    }
  }
}
