import { currentAnswers, keepAnswers } from '#site/journey/answers/answers.ts'
import { isAsPrinted } from '#site/journey/answers/first-answers.ts'
import { readAnswers } from '#widgets/domain/answers-address.ts'
import { isOnFamilyScale } from '#widgets/domain/cover-for.ts'
import { readWhole, UNIT } from '#widgets/domain/number.ts'

type Control = HTMLInputElement | HTMLSelectElement

const PREFIX = 'compare-'

/** The name of a prerendered field, after the key of its answer in an address. Nothing else on the site has such names. */
export const early = (word: string): string => PREFIX + word

/**
 * Keeps what was chosen, ticked or typed on the prerendered page before React listened. For a layout effect: React has
 * taken over by then, and has not yet reset any field to what the address says.
 */
export function keepEarlyChoices(): void {
  const chosen = new URLSearchParams()
  for (const field of document.querySelectorAll<Control>(`[name^="${PREFIX}"]`)) {
    const word = field.name.slice(PREFIX.length)
    if (isChanged(field)) chosen.set(word, [...chosen.getAll(word), written(field)].join())
  }
  if (chosen.size === 0) return
  const given = readAnswers({ search: `${chosen}`, hash: `${chosen}` })
  const { coverFor, children, treatments = [], services = [], ages = [] } = currentAnswers()
  // The prerendered page has the limits for one person.
  if (isOnFamilyScale(given.coverFor ?? coverFor, given.children ?? children)) delete given.income
  keepAnswers({
    ...given,
    // The prerendered page has nothing ticked, so nothing answered before was unticked there, and it asks for only one age.
    ...(given.treatments ? { treatments: union(treatments, given.treatments) } : {}),
    ...(given.services ? { services: union(services, given.services) } : {}),
    ...(given.ages ? { ages: [...given.ages, ...ages.slice(1)] } : {}),
  })
}

const union = (some: readonly string[], more: readonly string[]) => [...new Set([...some, ...more])]

function isChanged(field: Control): boolean {
  if (field instanceof HTMLInputElement)
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  return !isAsPrinted(field)
}

/** As an address writes it. */
function written(field: Control): string {
  if (field instanceof HTMLSelectElement || field.type === 'checkbox') return field.value
  return `${readWhole(field.value, 0, 120, UNIT.years) ?? readWhole(field.value, 0, 120, UNIT.percent) ?? ''}`
}
