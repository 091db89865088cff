/** Version of the library. Raise it with an entry in CHANGELOG.md. */
export const VERSION = '1.0.0'

/** The folder that moves with a major version, such as `v1`. That of a version itself, such as `v1.0.0`, never changes. */
export const movingFolder = (version = VERSION): string => `v${version.split('.')[0]}`
