const KEYS = '22233344455566677778889999'

/** A number as read, made fit for a dialler: "(02) 5550 1234" becomes "0255501234", and "1300 HICOMP" its keys. */
export function asDialled(number: string): string {
  // Only these are written in letters. Past their length there may be more, as in "13 11 14 TTY".
  const [, service] = /^\D*(1[38]00|13)/.exec(number) ?? []
  if (service) {
    const keyed = number.replace(/(?<=\d.*)[A-Z]/g, letter => KEYS[letter.charCodeAt(0) - 65]!)
    return digitsOf(keyed).slice(0, service === '13' ? 6 : 10)
  }
  // In "+61 (0)2" the 0 is for callers inside the country.
  return number.trim().startsWith('+') ? `+${digitsOf(number.replace('(0)', ''))}` : digitsOf(number)
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
