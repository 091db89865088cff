import { fn } from 'storybook/test'

/** A callback that shows in the Actions panel and goes nowhere. */
export const doing = (name: string) => fn().mockName(name)
