let key: string | undefined

/** Notes by its key which entry of the history the page on show is drawn for, until the returned function is called. */
export function noteOnShow(shown: string): () => void {
  key = shown
  return () => {
    key = undefined
  }
}

/**
 * Whether the address is that of the page on show. Back and Forward change it at once, although the page that they lead
 * to may have to be fetched first.
 */
export const hasAddress = (): boolean => key === undefined || key === (history.state?.key ?? 'default')
