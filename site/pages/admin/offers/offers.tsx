import { useAnswer } from '#site/session/use-answer.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { AnswerView } from '../answer-view.tsx'
import { useChanges } from '../forms/use-changes.ts'
import { useOpenedForm } from '../forms/use-opened-form.ts'
import { allOffers, changeOffer, type Offer } from './offer.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferLine } from './offer-line.tsx'

/** Offers from funds: write, preview, publish and end them. */
export default function Offers() {
  const { asked, reload } = useAnswer(allOffers)
  const { form, open } = useOpenedForm<Offer>(reload)
  const { isHeld, refused, forget, change } = useChanges('offer', reload)

  function edit(offer: Offer) {
    forget(offer.id)
    open(offer)
  }
  return (
    <>
      <button type="button" className="hic-button" data-look="action" onClick={() => open()}>
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
                  refused={refused(offer.id)}
                  onEdit={() => edit(offer)}
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
      {form && <OfferForm offer={form.row} onWritten={form.close} onClose={form.close} />}
    </>
  )
}

const asSeen = ({ id, version }: Offer) => `${id} ${version}`
