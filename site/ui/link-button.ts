/** The look of a minor button: a link beside the main ones. */
export const LINK_BUTTON = 'min-h-11 cursor-pointer text-left text-eucalypt underline underline-offset-4'
