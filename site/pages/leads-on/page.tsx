import { Navigate, useLocation } from 'react-router-dom'
import { LEADS_ON } from '#site/site-map.ts'
import { PageHead } from '#site/ui/page-head.tsx'

/** An address that leads on to another; hosts redirect before this is ever shown. */
export default function Page() {
  const { pathname, search, hash } = useLocation()
  const target = LEADS_ON[pathname.replace(/\/$/, '')]
  return (
    <>
      <PageHead path={null} title="This page has moved" description="This page has moved to a new address." />
      {target && <Navigate replace to={`${target}${search}${hash}`} />}
    </>
  )
}
