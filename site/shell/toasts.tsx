import { lazy, Suspense, useSyncExternalStore } from 'react'

const Toaster = lazy(async () => {
  await import('#widgets/kit/notify/toast.css')
  return { default: (await import('#widgets/kit/notify/toaster.tsx')).Toaster }
})

/** The one place where toasts appear: bottom right, fetched once React is there. */
export function Toasts() {
  const scripted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return scripted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
