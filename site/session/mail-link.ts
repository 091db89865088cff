import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { type MailLink, mailLink } from './stored.ts'

/** The link from an email of ours in the address, until its button was pressed; `undefined` also while a page is prerendered. */
export function useMailLink(): MailLink | undefined {
  // A navigation by the router fires no hashchange.
  useLocation()
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  )
  return mailLink(hash)
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
