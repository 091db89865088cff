/** A number as read, made fit for a dialler: "(02) 5550 1234" becomes "0255501234". */
export function asDialled(number: string): string {
  const digits = number.replace(/\D/g, '')
  return number.trim().startsWith('+') ? `+${digits}` : digits
}
