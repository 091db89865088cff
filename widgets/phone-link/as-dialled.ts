const KEYS = '22233344455566677778889999'

/**
 * A number as people read it, made fit for a dialler: "(02) 5550 1234" becomes "0255501234", and "1300 HICOMP" its
 * keys. What is not a number comes out too short or too long; `isDiallable` checks.
 */
export function asDialled(read: string): string {
  // Only these are written with letters. There may be more after the number, as in "13 11 14 TTY".
  const [lead, abroad = '', service] = /^[^\d+]*(\+61\s*)?(1[38]00|13)/.exec(read) ?? []
  if (service) {
    const keyed = read.slice(lead!.length).replace(/[a-z]/gi, letter => KEYS[letter.toUpperCase().charCodeAt(0) - 65]!)
    return abroad.trim() + digitsOf(service + keyed).slice(0, service === '13' ? 6 : 10)
  }
  // A dialler would treat an extension, or a key to press once it answers, as part of the number.
  const number = read.replace(/\b(ext(?!ras)|x ?\d).*|(?<=\d\D*)\b(opt|press).*/i, '')
  // In "+61 (0)2", and in "+61 (02)", the 0 is for callers inside the country.
  return /^\D*\+/.test(number) ? `+${digitsOf(number.replace('(0)', '')).replace(/^610/, '61')}` : digitsOf(number)
}

/**
 * The lengths a number can have: from "13 11 14" to fifteen digits with the country code. One that begins with an
 * Australian area code, 1300 or 1800 has one length: any other has lost a digit, or is followed by figures of
 * something else.
 */
export const isDiallable = (number: string) =>
  /^(0|\+61)[2-478]\d{8}$|^(\+61)?1[38]00\d{6}$|^(?!(0|\+61)[2-478]|(\+61)?1[38]00)\+?\d{6,15}$/.test(asDialled(number))

const digitsOf = (text: string) => text.replace(/\D/g, '')
