/** Lets waiting tasks have their turn: a tap, a frame, a timer. */
export const nextTask = () => new Promise<void>(resolve => setTimeout(resolve))
