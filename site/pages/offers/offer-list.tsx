import { useCallback, useEffect, useState } from 'react'
import { fundsOnSale } from '#site/catalogue/client.ts'
import { useAnswers } from '#site/journey/answers/answers.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { useSeenAgain } from '#site/ui/seen-again.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { TryAgain } from '#site/ui/try-again.tsx'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { lastDayOf } from '#widgets/domain/last-day.ts'
import type { Row } from '#widgets/kit/backend/database.types.ts'
import { readRows } from '#widgets/kit/backend/read.ts'

type OfferRow = Pick<Row<'offers'>, 'id' | 'insurer' | 'title' | 'body' | 'terms_url' | 'ends_at'>
interface Offer extends OfferRow {
  /** The insurer's code, where its policies are compared here. */
  fund?: string | undefined
}

const CURRENT = 'select=id,insurer,title,body,terms_url,ends_at&order=ends_at,insurer&limit=100'

const NONE = 'No offers at the moment'

// The links are an extra: the offers do not wait long for them.
const FUNDS_MS = 3_000
const noFundsAfterAll = () => new Promise<[]>(late => setTimeout(late, FUNDS_MS, []))

type Offers = readonly Offer[] | 'loading' | 'failed'

// The id of the list, and of whatever is shown in its place.
const LIST = 'offers'
const listNow = () => document.getElementById(LIST)
const toList = handFocusOn(listNow)

/** The offers that run today; a list that is empty, loading or failed looks different each time. */
export function OfferList() {
  const [offers, setOffers] = useState<Offers>('loading')

  const load = useCallback(async (signal?: AbortSignal) => {
    // Both before anything is drawn: a link that comes later would push the next offer down.
    const [read, funds] = await Promise.all([
      readRows<OfferRow>('offers', CURRENT, signal ? { signal } : {}),
      Promise.race([fundsOnSale(), noFundsAfterAll()]),
    ])
    if (signal?.aborted) return
    const codeOf = (insurer: string) => funds.find(({ name }) => name === insurer)?.code
    setOffers(before => {
      const shown = typeof before === 'object' ? before : undefined
      if (!read.ok) return shown ?? 'failed'
      const fundOf = ({ id, insurer }: OfferRow) => codeOf(insurer) ?? shown?.find(offer => offer.id === id)?.fund
      return read.rows.map(offer => ({ ...offer, fund: fundOf(offer) }))
    })
  }, [])
  useEffect(() => {
    const gone = new AbortController()
    void load(gone.signal)
    return () => gone.abort()
  }, [load])

  // Days later some have ended. What is shown stays if nothing newer can be had.
  useSeenAgain(() => {
    if (typeof offers === 'object') void load()
  })

  function retry() {
    setOffers('loading')
    void load()
  }
  return (
    <>
      {/* Always there: few screen readers announce text that arrives together with its region. */}
      <p role="status" className="sr-only noscript:hidden">
        {wordsOf(offers)}
      </p>
      <View offers={offers} onRetry={retry} />
    </>
  )
}

function wordsOf(offers: Offers): string {
  if (offers === 'loading') return 'Loading the offers'
  // A failure is announced by an alert of its own.
  if (offers === 'failed') return ''
  return offers.length === 0 ? NONE : `${offers.length} ${offers.length === 1 ? 'offer' : 'offers'}`
}

function View({ offers, onRetry }: { offers: Offers; onRetry: () => void }) {
  const answers = useAnswers()
  if (offers === 'loading')
    return (
      <div ref={toList} id={LIST} tabIndex={-1} className="grid gap-x-10 gap-y-6 md:grid-cols-2 noscript:hidden">
        <div className="min-h-104 border-line border-t-4 bg-sand" />
        <div className="min-h-104 border-line border-t-4 bg-sand" />
      </div>
    )
  if (offers === 'failed')
    return (
      <div id={LIST} tabIndex={-1}>
        <TryAgain
          sentence="The offers could not be loaded just now."
          onAgain={onRetry}
          next={listNow}
          className="min-h-80 content-center"
        />
      </div>
    )
  if (offers.length === 0)
    return (
      <div
        id={LIST}
        tabIndex={-1}
        className="grid min-h-80 content-center border-wattle border-l-4 bg-sand p-6 sm:p-12"
      >
        <h2 className="text-xl">{NONE}</h2>
        <p className="mt-2 max-w-prose">
          You are not missing much: what counts is the premium that you pay every month.
        </p>
      </div>
    )
  return (
    <ul id={LIST} tabIndex={-1} className="wrap-anywhere grid grid-cols-1 gap-x-10 md:grid-cols-2">
      {offers.map(offer => (
        // The same parts of two offers line up across the page, though their titles and texts differ in length.
        <li
          key={offer.id}
          ref={toList}
          className="mb-12 border-eucalypt border-t-4 pt-4 md:row-span-4 md:grid md:grid-rows-subgrid"
        >
          <div>
            <p className="font-semibold text-wattle-deep">{offer.insurer}</p>
            <h2 className="mt-1 text-xl">{offer.title}</h2>
          </div>
          <p className="mt-2 max-w-prose whitespace-pre-line">{offer.body}</p>
          <p className="mt-5 flex justify-between gap-4 border-line border-y py-2.5 text-muted">
            Ends on{' '}
            <time className="font-semibold text-ink tabular-nums" dateTime={offer.ends_at}>
              {dayLabel(lastDayOf(offer.ends_at))}
            </time>
          </p>
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            {offer.fund && (
              <AppLink
                to="/compare"
                and={answersHref('', { ...answers, funds: [offer.fund] })}
                className="hic-button text-balance max-sm:w-full"
                data-look="quiet"
              >
                Compare policies from {offer.insurer}
              </AppLink>
            )}
            {offer.terms_url && (
              <a
                href={offer.terms_url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center text-eucalypt"
              >
                Terms of this offer<span className="sr-only"> by {offer.insurer} (opens in a new tab)</span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
