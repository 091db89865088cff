import { useState } from 'react'

/**
 * A form over a row, or for a new one. However it is closed, what is behind it is read again: somebody else may have
 * changed it, and the next form starts from what is shown.
 */
export function useOpenedForm<Row>(reload: () => void) {
  // Each opening is an object of its own: one that is saved after it was closed closes no other.
  const [opened, setOpened] = useState<{ row: Row | undefined }>()

  function close(form: typeof opened) {
    setOpened(now => (now === form ? undefined : now))
    reload()
  }
  return {
    open: (row?: Row) => setOpened({ row }),
    form: opened && { row: opened.row, close: () => close(opened) },
  }
}
