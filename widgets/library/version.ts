/** Version of the library: the name of its immutable folder. Raise it with an entry in CHANGELOG.md. */
export const VERSION = '1.0.0'
