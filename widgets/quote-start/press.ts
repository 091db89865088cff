import type { CoverFor } from '#widgets/domain/cover-for.ts'
import { quoteHref, scheduleCallHref } from '#widgets/domain/selection.ts'
import type { State } from '#widgets/domain/states.ts'
import { mark } from './mark.ts'
import type { QuoteStartProps } from './quote-start.tsx'

/** Leads on, or says what is missing, before React has loaded; `paint.test.tsx` compares it with the component. */
export function press(button: HTMLElement, { baseUrl = '', partner, ...tell }: Required<QuoteStartProps>): boolean {
  const { form, formNoValidate } = button as HTMLButtonElement
  if (!form) return false
  const fields = [...form.querySelectorAll('select')]
  const [coverFor, state] = fields.map(field => field.value) as [CoverFor | '', State | '']
  const chosen = {
    ...(coverFor && { coverFor }),
    ...(state && { state }),
    ...(partner && { partner }),
  }
  if (formNoValidate) tell.onScheduleCall({ ...chosen, href: baseUrl + scheduleCallHref(chosen) })
  else {
    for (const field of fields) mark(field, !field.value)
    if (coverFor && state) {
      const both = { ...chosen, coverFor, state }
      tell.onStartComparing({ ...both, href: baseUrl + quoteHref(both) })
    } else {
      tell.onInvalid({ missing: [...(coverFor ? [] : ['coverFor' as const]), ...(state ? [] : ['state' as const])] })
      fields.find(field => !field.value)!.focus()
    }
  }
  return true
}
