import type { Ended } from '#site/session/actions.ts'
import { useNotify } from '#widgets/kit/notify/notify.tsx'
import { MISSING, readCredentials } from './credentials.ts'
import { useForm } from './use-form.ts'

/** A form for an email address and a password. A toast also says what is missing. */
export function useCredentials(
  send: (email: string, password: string) => Promise<Ended>,
  onDone: (email: string) => void,
) {
  const notify = useNotify()
  return useForm({
    read: field => readCredentials(field('email'), field('password')),
    onRead(found) {
      if (Object.values(found).includes(MISSING)) notify.error(MISSING)
      else notify.withdraw()
    },
    async send({ email, password }) {
      const ended = await send(email, password)
      if (!ended.ok) return { password: ended.problem }
      onDone(email)
      return {}
    },
  })
}
