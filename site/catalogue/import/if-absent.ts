/**
 * What to take for a file or folder that is not there. One that the system does not give is another matter: taken for
 * absent, what it holds would be left out without a word.
 */
export const ifAbsent =
  <T>(value: T) =>
  (reason: NodeJS.ErrnoException): T => {
    if (reason.code === 'ENOENT') return value
    throw reason
  }
