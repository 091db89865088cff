import { lazy, Suspense } from 'react'
import { useScripted } from '#widgets/kit/ui/scripted.ts'

const Toaster = lazy(async () => {
  await import('#widgets/kit/notify/toast.css')
  return { default: (await import('#widgets/kit/notify/toaster.tsx')).Toaster }
})

/** The one place where toasts appear: bottom right, fetched once React is there. */
export function Toasts() {
  const scripted = useScripted()
  return scripted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
