import { useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { AnswerView } from '../answer-view.tsx'
import { useChanges } from '../use-changes.ts'
import { allOffers, changeOffer, type Offer } from './offer.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferLine } from './offer-line.tsx'

/** One opening of the form, over an offer or for a new one. */
interface Editing {
  offer: Offer | undefined
}

/** Offers from funds: write, preview, publish and end them. */
export default function Offers() {
  const { asked, reload } = useAnswer(allOffers)
  const [editing, setEditing] = useState<Editing>()
  const { isHeld, change } = useChanges('offer', reload)

  // However it was closed: somebody else may have changed it, and the next form starts from what is shown. One that is
  // saved after it was closed closes no other.
  function closed(form: Editing) {
    setEditing(now => (now === form ? undefined : now))
    reload()
  }
  return (
    <>
      <button type="button" className="hic-button" data-look="action" onClick={() => setEditing({ offer: undefined })}>
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
                  held={isHeld(asSeen(offer))}
                  onEdit={() => setEditing({ offer })}
                  onChange={(to, done) =>
                    void change(
                      asSeen(offer),
                      () => changeOffer(offer, to),
                      () => notify.success(done),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </AnswerView>
      {editing && <OfferForm offer={editing.offer} onWritten={() => closed(editing)} onClose={() => closed(editing)} />}
    </>
  )
}

const asSeen = ({ id, version }: Offer) => `${id} ${version}`
