import { BRAND, type Brand } from '#widgets/domain/brand.ts'
import { stop } from './say.ts'

/** What the build is told of the operator. What the pages would print as "undefined", or not at all, ends it. */
export function brandOf(given = '{}'): Partial<Brand> {
  const brand = objectIn(given || '{}')
  if (!brand) return stop(`VITE_BRAND is no JSON object: ${given}`)
  const fields: Record<string, unknown> = BRAND
  for (const [name, value] of Object.entries(brand)) {
    const usual = fields[name]
    if (usual === undefined)
      stop(`VITE_BRAND has "${name}", which it does not take; it takes ${Object.keys(fields).join(', ')}.`)
    if (kindOf(value) !== kindOf(usual))
      stop(`${name} in VITE_BRAND is of type ${kindOf(value)}; it takes ${kindOf(usual)}, see widgets/domain/brand.ts.`)
    if (kindOf(usual) !== 'object') continue
    const parts = Object.keys(usual as object)
    const missing = parts.filter(part => !(part in (value as object)))
    if (missing.length) stop(`${name} in VITE_BRAND lacks ${missing.join(', ')}; give all of ${parts.join(', ')}.`)
  }
  return brand
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text)
    return kindOf(value) === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)
