import { useCallback, useRef, useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { useRefused } from '#site/session/use-refused.ts'
import { whyFailed } from '#site/session/why-failed.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { labelOf } from '#site/ui/label-of.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { hasGoneOn, takeFocus } from '#site/ui/take-focus.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { DeleteButton } from './delete-button.tsx'
import { EditRequest } from './edit-request.tsx'
import { deleteOwn, type OwnRequest, ownRequests } from './own.ts'
import { OwnList } from './own-list.tsx'
import { WhatWentAlong } from './what-went-along.tsx'

const STATUS: Record<OwnRequest['status'], string> = {
  new: 'Waiting for our reply',
  contacted: 'We have been in touch',
  closed: 'Closed',
  // There is nothing that a visitor can do about a request marked as spam.
  spam: 'Closed',
}

export function OwnRequests({ userId }: { userId: string }) {
  const question = useCallback(() => ownRequests(userId), [userId])
  const { asked, reload } = useAnswer(question)
  return (
    <OwnList
      title="Your quote requests"
      asked={asked}
      reload={reload}
      empty={
        <p>
          None yet. Requests that you send while you are signed in appear here.{' '}
          <AppLink to="/compare" className="text-eucalypt">
            Compare policies
          </AppLink>
        </p>
      }
      line={request => <Line request={request} reload={reload} />}
    />
  )
}

function Line({ request: listed, reload }: { request: OwnRequest; reload: () => void }) {
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(listed)
  const heading = useRef<HTMLHeadingElement>(null)
  // Until the list has been read again, it has the old details.
  const request = saved.version > listed.version ? saved : listed
  const { refused, refuse, forget } = useRefused()
  // A refusal is kept by version: it says nothing about a later one.
  const it = String(request.version)

  async function remove() {
    forget(it)
    const answer = await deleteOwn('quote_requests', request.id)
    if (!answer.ok) return refuse(it, whyFailed(answer))
    notify.success(`Request ${request.reference} has been deleted`)
    reload()
  }
  function leave() {
    // Whoever is elsewhere by the time it is saved stays there.
    if (!hasGoneOn(heading.current?.closest('li'))) takeFocus(heading.current)
    setEditing(false)
  }
  function edit() {
    forget(it)
    setEditing(true)
  }
  function changed(now: OwnRequest) {
    setSaved(now)
    leave()
    reload()
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-lg tabular-nums">
          {request.reference}
        </h3>
        <p className="font-semibold text-eucalypt">{STATUS[request.status]}</p>
      </div>
      <p className="mt-1">
        {labelOf(COVER_FOR, request.cover_for)}, {request.state}, sent{' '}
        {dayLabel(officeDay(new Date(request.created_at)))}
      </p>
      <p className="wrap-anywhere text-muted">
        {/* A name written from right to left reverses only itself. */}
        <bdi>{request.full_name}</bdi> · <span className="whitespace-nowrap">{phoneLabel(request.phone)}</span>
        {request.email && ` · ${request.email}`}
        {request.best_time && (
          <>
            {' · '}
            <bdi>{request.best_time}</bdi>
          </>
        )}
      </p>
      <WhatWentAlong request={request} />
      {editing ? (
        <EditRequest request={request} onChanged={changed} onMeanwhile={reload} onLeave={leave} />
      ) : (
        <p className="mt-2 flex flex-wrap items-center gap-x-6">
          {request.status === 'new' && (
            <button type="button" className={LINK_BUTTON} onClick={edit}>
              Change your contact details<span className="sr-only"> for {request.reference}</span>
            </button>
          )}
          <DeleteButton
            what={`request ${request.reference}`}
            consequence={
              request.status === 'new' ? 'This withdraws the request, and we will not reply to it.' : undefined
            }
            onDelete={remove}
          />
        </p>
      )}
      {refused(it) && <p className="trouble-box mt-3 p-4">{refused(it)}</p>}
    </>
  )
}
