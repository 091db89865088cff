/**
 * After a deploy the script that a page names may be gone: one reload brings the new page. Resolves with false where
 * it was reloaded for that already, and where no page would come: the browser's own would take its place.
 */
export async function reloadOnce(key: string): Promise<boolean> {
  if (!(await pageIsThere()) || !isFirstTime(key)) return false
  location.reload()
  return true
}

/** Whether the host has this page, asked now. */
export const pageIsThere = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function isFirstTime(key: string) {
  try {
    if (sessionStorage.getItem(key) === location.pathname) return false
    sessionStorage.setItem(key, location.pathname)
    return true
  } catch {
    return false
  }
}
