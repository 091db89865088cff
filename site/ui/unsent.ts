/**
 * For a form that only script sends. Where our script is missing, a press must neither send what was typed nor put it
 * into an address: the method does nothing, and in browsers too old to know it the pages' policy stops a form that goes
 * to another site.
 */
export const UNSENT = { method: 'dialog', action: 'https://nowhere.invalid/' } as const
