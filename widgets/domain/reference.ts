const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number that a visitor may quote, such as HC-7K3M-2QXD: the first 40 bits of the id that the browser made,
 * five at a time, in Crockford's base 32. The database computes the same number, so nothing has to be read back.
 */
export function referenceOf(id: string): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16)
  const places = Array.from({ length: 8 }, (_, place) => DIGITS[Math.floor(bits / 32 ** (7 - place)) % 32])
  return `HC-${places.slice(0, 4).join('')}-${places.slice(4).join('')}`
}
