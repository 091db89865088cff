import { stop } from './say.ts'

/** Where everything listens, all of it on loopback. Each port can be changed with its variable. */
export const PORTS = {
  site: port('HIC_SITE_PORT', 4173),
  partner: port('HIC_PARTNER_PORT', 4174),
  backend: port('HIC_BACKEND_PORT', 54321),
}
refuseOnePortTwice()

export const SITE_URL = `http://127.0.0.1:${PORTS.site}`
/** A different origin from the site's, as a partner's page has. */
export const PARTNER_URL = `http://127.0.0.1:${PORTS.partner}`
/** The hosted project if one is named, else the embedded backend. Policies and requests use it without a trailing slash. */
export const HOSTED_BACKEND = process.env.VITE_SUPABASE_URL?.replace(/\/+$/, '') || undefined
if (HOSTED_BACKEND && URL.parse(HOSTED_BACKEND)?.origin !== HOSTED_BACKEND)
  stop(`VITE_SUPABASE_URL="${HOSTED_BACKEND}" is not a project's address; write it as https://<ref>.supabase.co.`)
export const BACKEND_URL = HOSTED_BACKEND ?? `http://127.0.0.1:${PORTS.backend}`

function port(variable: string, usual: number): number {
  const given = process.env[variable]
  if (given === undefined || given === '') return usual
  const number = Number(given)
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number
  return stop(
    `${variable}="${given}" is not a port; give a whole number from 1 to 65535, or leave it out to use ${usual}.`,
  )
}

function refuseOnePortTwice() {
  const ports = Object.entries(PORTS)
  for (const [i, [name, number]] of ports.entries()) {
    const other = ports.slice(i + 1).find(([, taken]) => taken === number)
    if (other)
      stop(
        `Port ${number} is set twice (${name}, ${other[0]}); set HIC_${other[0].toUpperCase()}_PORT to another port.`,
      )
  }
}
