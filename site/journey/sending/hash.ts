import { useAddressHash } from '#site/ui/address-hash.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * The id behind the "#" of the address, as links in messages carry it: there it is in no server's log. Mail programs and
 * trackers leave a full stop, a bracket or a parameter after it. Null if there is none; `undefined` while a page is
 * prerendered.
 */
export function useHash(name: 'manage' | 'request' | 'token'): string | null | undefined {
  const hash = useAddressHash()
  if (hash === undefined) return undefined
  return new RegExp(`^#${name}=(${UUID})(?![\\w-])`, 'i').exec(hash)?.[1] ?? null
}
