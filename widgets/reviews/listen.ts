/**
 * Listens until the signal aborts. Not by the browser's own option: in an application of an older Angular (zone.js before
 * 0.14.3) the browser has one listener for all of a kind, and a signal that ends it ends them all.
 */
export function listen<Heard extends Event>(
  target: EventTarget,
  type: string,
  hear: (event: Heard) => unknown,
  signal: AbortSignal,
  passive = true,
): void {
  target.addEventListener(type, hear as EventListener, { passive })
  signal.addEventListener('abort', () => target.removeEventListener(type, hear as EventListener))
}
