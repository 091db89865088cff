/** How a button looks that is no more than a link beside the others. */
export const LINK_BUTTON = 'min-h-11 cursor-pointer text-eucalypt underline underline-offset-4'
