/**
 * A browser that translates a page puts an element of its own in place of each text. React still holds the text: a new
 * price would not be seen, and a text that goes would take the whole page down. So the text is put back before it is
 * changed or removed, and the translator finds it again.
 */
export function bearTranslation(): void {
  const standIns = new WeakMap<Node, ChildNode>()
  const putBack = (text: Node) => {
    if (!text.parentNode) standIns.get(text)?.replaceWith(text)
  }

  const changed = new MutationObserver(changes => {
    for (const { target } of changes) putBack(target)
  })
  let first = true
  new MutationObserver(changes => {
    for (const { removedNodes, addedNodes, previousSibling } of changes) {
      const standIn = addedNodes[0] ?? previousSibling
      const text = removedNodes[0]
      if (!(text instanceof Text) || standIn?.nodeName !== 'FONT') continue
      standIns.set(text, standIn as ChildNode)
      changed.observe(text, { characterData: true })
      // Only where somebody translates.
      if (first) putBackFirst(putBack)
      first = false
    }
  }).observe(document.body, { childList: true, subtree: true })
}

function putBackFirst(putBack: (text: Node) => void) {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    putBack(child)
    return removeChild.call(this, child) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (before) putBack(before)
    return insertBefore.call(this, node, before) as T
  }
}
