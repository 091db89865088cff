import { useState } from 'react'
import { sentenceOf, useAnswer } from '#site/session/use-answer.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { AnswerView } from '../answer-view.tsx'
import { allOffers, changeOffer, type Offer, type Written } from './offer.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferLine } from './offer-line.tsx'

/** Offers of insurers: written, looked at, published, ended. */
export default function Offers() {
  const { asked, reload } = useAnswer(allOffers)
  const [editing, setEditing] = useState<Offer | 'new'>()
  // As it was seen: once the list has come anew, there is another in its place.
  const [changing, setChanging] = useState<Offer>()

  async function change(offer: Offer, to: Partial<Written>, done: string) {
    if (offer === changing) return
    setChanging(offer)
    const answer = await changeOffer(offer, to)
    if (!answer.ok) {
      setChanging(undefined)
      notify.error(sentenceOf(answer))
    } else if (answer.data.length === 0)
      notify.error('Somebody else changed this offer meanwhile', 'Here is how it stands.')
    else notify.success(done)
    reload()
  }
  // However it was closed: somebody else may have written it meanwhile, and the next form starts from what is shown.
  function closed() {
    setEditing(undefined)
    reload()
  }
  return (
    <>
      <button type="button" className="hic-button" data-look="action" onClick={() => setEditing('new')}>
        Write an offer
      </button>
      <AnswerView asked={asked} reload={reload}>
        {offers => (
          <ul className="mt-6 border-line border-t">
            {offers.length === 0 && <li className="py-4 text-muted">There are no offers yet.</li>}
            {offers.map(offer => (
              <li key={offer.id} className="border-line border-b py-4">
                <OfferLine
                  offer={offer}
                  held={offer === changing}
                  onEdit={() => setEditing(offer)}
                  onChange={(to, done) => void change(offer, to, done)}
                />
              </li>
            ))}
          </ul>
        )}
      </AnswerView>
      {editing && <OfferForm offer={editing === 'new' ? undefined : editing} onWritten={closed} onClose={closed} />}
    </>
  )
}
