/** `coverFor` is written `cover-for` in HTML. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
