/**
 * What a file or folder counts as if it is not there. One that the system refuses to read is another matter: if it
 * counted as absent, what it holds would be left out without a word.
 */
export const ifAbsent =
  <T>(value: T) =>
  (reason: NodeJS.ErrnoException): T => {
    if (reason.code === 'ENOENT') return value
    throw reason
  }
