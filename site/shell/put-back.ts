/**
 * Safari and Firefox put no element of their own in place of a text (`translated.ts`). They take out what is in a sentence
 * and put back, in the order of the translation, our elements with new texts between them (Safari), or with as many of
 * our texts as it needs, the first with the words of several (Firefox). So what was there is put back before React
 * changes or removes any of it, and the translator finds it again.
 */

/** A parent whose texts were translated together. */
interface Sentence {
  parent: Node
  /** In the order in which it was taken out, and between what it stood then. */
  taken: { node: Node; previous: Node | null; next: Node | null }[]
  /** The translator's own. */
  added: Set<Node>
  /** Our texts that were written over. */
  said: Map<CharacterData, { ours: string; theirs: string }>
}

const byParent = new WeakMap<Node, Sentence>()
const byNode = new WeakMap<Node, Sentence>()
/** By the page itself, that is by React: not to be put back. */
const removed = new WeakSet<Node>()
/** Whether the page has changed something itself since the observer was last told. A translator is a task of its own. */
let changedHere = false
let started = false

const observer = new MutationObserver(changes => {
  const here = changedHere
  changedHere = false
  const taken = takenIn(changes)
  for (const { type, target } of changes) if (type === 'characterData' && (here || !taken.has(target))) putBack(target)
  if (!here) note(changes, taken)
})

/** What translators changed before this file was there. */
export function bear(changes: readonly MutationRecord[]): void {
  if (started) return
  note(changes, takenIn(changes))
  // Once all that waited for this file has been noted.
  queueMicrotask(start)
}

function start() {
  if (started) return
  started = true
  for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    const own = Node.prototype[name] as (...nodes: (Node | null)[]) => never
    Node.prototype[name] = function (this: Node, ...nodes: (Node | null)[]) {
      for (const node of nodes) if (node) putBack(node)
      if (name === 'removeChild') removed.add(nodes[0]!)
      changedHere ||= document.body.contains(this)
      return own.apply(this, nodes)
    }
  }
  observer.observe(document.body, { childList: true, characterDataOldValue: true, subtree: true })
}

const takenIn = (changes: readonly MutationRecord[]): ReadonlySet<Node> =>
  new Set(changes.flatMap(({ removedNodes }) => [...removedNodes]))

const isFont = ({ nodeName }: Node) => nodeName === 'FONT'

function note(changes: readonly MutationRecord[], taken: ReadonlySet<Node>) {
  const others = new Set<Node>()
  for (const { target, addedNodes, removedNodes } of changes)
    if ([...addedNodes, ...removedNodes].some(isFont)) others.add(target)

  for (const { target, removedNodes, previousSibling, nextSibling } of changes) {
    if (others.has(target)) continue
    removedNodes.forEach((node, at) => {
      const sentence = sentenceIn(target)
      if (sentence.added.delete(node)) return
      const [previous, next] = [removedNodes[at - 1] ?? previousSibling, removedNodes[at + 1] ?? nextSibling]
      sentence.taken.push({ node, previous, next })
      byNode.set(node, sentence)
      // It may be out of the page, where React still changes it.
      if (node instanceof Text) observer.observe(node, { characterData: true })
    })
  }
  for (const { target, addedNodes, oldValue } of changes) {
    for (const node of addedNodes) if (!byNode.has(node)) byParent.get(target)?.added.add(node)
    if (!(target instanceof Text) || !taken.has(target)) continue
    const said = byNode.get(target)?.said
    said?.set(target, { ours: said.get(target)?.ours ?? oldValue ?? target.data, theirs: target.data })
  }
}

function sentenceIn(parent: Node): Sentence {
  const known = byParent.get(parent)
  if (known) return known
  const sentence: Sentence = { parent, taken: [], added: new Set(), said: new Map() }
  byParent.set(parent, sentence)
  return sentence
}

function putBack(touched: Node) {
  const sentence = byNode.get(touched)
  if (!sentence) return
  const { parent, taken, added, said } = sentence
  byParent.delete(parent)
  for (const { node } of taken) byNode.delete(node)

  // What React has since put at the end stays there.
  const known = new Set([...added, ...taken.map(({ node }) => node)])
  let end: Node | null = null
  for (let last = parent.lastChild; last && !known.has(last); last = last.previousSibling) end = last
  for (const own of added) if (own.parentNode === parent) parent.removeChild(own)
  for (const { node, previous, next } of taken.toReversed()) {
    if (removed.has(node)) continue
    const before = isIn(parent, next) ? next : isIn(parent, previous) ? previous.nextSibling : end
    if (node !== before && (!isIn(parent, node) || node.nextSibling !== before)) parent.insertBefore(node, before)
  }
  for (const [text, { ours, theirs }] of said) if (text.data === theirs) text.data = ours
  // The sentence around it was translated with it.
  putBack(parent)
}

const isIn = (parent: Node, node: Node | null): node is Node => node?.parentNode === parent
