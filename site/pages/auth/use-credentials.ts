import type { Ended } from '#site/session/actions.ts'
import { tidyEmail } from '#widgets/domain/email.ts'
import { useNotify } from '#widgets/kit/notify/notify.tsx'
import { MISSING, problemsIn } from './credentials.ts'
import { useForm } from './use-form.ts'

/** A form for an email address and a password. A toast also says what is missing. */
export function useCredentials(
  send: (email: string, password: string) => Promise<Ended>,
  onDone: (email: string) => void,
) {
  const notify = useNotify()
  return useForm(async field => {
    const found = problemsIn(field('email'), field('password'))
    if (Object.values(found).includes(MISSING)) notify.error(MISSING)
    else notify.withdraw()
    if (found.email || found.password) return found

    const email = tidyEmail(field('email'))
    const ended = await send(email, field('password'))
    if (!ended.ok) return { password: ended.problem }
    onDone(email)
    return {}
  })
}
