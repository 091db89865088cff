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
    let otherwise: unknown
    for (const { target, removedNodes, addedNodes, previousSibling } of changes) {
      putBack(target)
      const [text] = removedNodes
      const [added] = addedNodes
      const standIn = added ?? previousSibling
      // A text that is not React's, which writes on its own, or one of React's that is back already.
      otherwise ||= !text && added instanceof Text && !Object.keys(added)[0]
      if (!(text instanceof Text)) continue
      if (standIn?.nodeName === 'FONT') {
        standIns.set(text, standIn as ChildNode)
        observer.observe(text, { characterData: true })
        // Only where somebody translates.
        if (first) putBackFirst(putBack)
        first = false
      } else otherwise ||= text.parentNode
    }
    if (otherwise) void import('./put-back.ts').then(chunk => chunk.bear(changes))
  })
  observer.observe(document.body, { childList: true, characterDataOldValue: true, subtree: true })
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
