import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#site/session/why-failed.ts'
import { Labelled, TextField } from '#site/ui/labelled.tsx'
import { focusProblem } from '#site/ui/problems.ts'
import { Tick } from '#site/ui/tick.tsx'
import { Meanwhile } from '../forms/meanwhile.tsx'
import { Panel } from '../forms/panel.tsx'
import { goneSentence } from '../forms/save-over.ts'
import { SaveTyped, useRowForm } from '../forms/save-typed.tsx'
import { type Draft, differences, draftOf, endLabel, keepsEnd, problemsIn, writtenOf } from './draft.ts'
import { addOffer, editOffer, type Offer, readOffer } from './offer.ts'
import { OfferPreview } from './offer-preview.tsx'

interface OfferFormProps {
  offer: Offer | undefined
  onWritten: () => void
  onClose: () => void
}

/** Writes an offer, with a preview below. */
export function OfferForm({ offer, onWritten, onClose }: OfferFormProps) {
  // One form writes one offer: its id identifies a second try.
  const [id] = useState(() => crypto.randomUUID())
  const [blank] = useState(() => draftOf(undefined))
  const saving = useRowForm<Offer, Draft>({
    what: 'offer',
    row: offer,
    draftOf: row => (row ? draftOf(row) : blank),
    isOther,
    problemsIn,
    savedSentence: () => 'The offer is saved',
    onWritten,
  })
  const { seen, saved, draft, type, problems, setProblems, step } = saving

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'saving') return
    const found = problemsIn(draft)
    setProblems(found)
    if (focusProblem(event.currentTarget, found)) return
    await saving.save(() => (seen ? edit(seen) : add()))
  }
  async function add() {
    const answer = await addOffer(id, writtenOf(draft))
    if (answer.ok) return saving.done(answer.data[0])
    if (answer.refusal !== 'already-there') return sentenceOf(answer)

    // An earlier try arrived, but its answer was lost: this one continues from there.
    const there = await readOffer(id)
    if (!there.ok) return sentenceOf(there)
    const [kept] = there.data
    if (!kept) return goneSentence('offer')
    saving.setSeen(kept)
    if (kept.version === 1) return edit(kept)
    // Somebody has changed it since: we do not write over that.
    saving.setStep('meanwhile')
  }
  const edit = async (offer: Offer) => saving.settle(await editOffer(offer, writtenOf(draft, offer)))

  return (
    <Panel title={offer ? 'Edit the offer' : 'Write an offer'} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate data-unsaved={isOther(draft, saved) || undefined} onSubmit={submit}>
        <TextField
          label="Fund"
          name="insurer"
          hint="Named exactly as in the comparison, or the offer does not lead to its policies"
          problem={problems.insurer}
          value={draft.insurer}
          onChange={({ target }) => type({ insurer: target.value })}
        />
        <TextField
          label="Title"
          name="title"
          problem={problems.title}
          value={draft.title}
          onChange={({ target }) => type({ title: target.value })}
        />
        <Labelled label="Text" hint="Plain text. Say who it is for and on what conditions." problem={problems.body}>
          {tied => (
            <textarea
              {...tied}
              className="hic-field py-3"
              name="body"
              rows={5}
              value={draft.body}
              onChange={({ target }) => type({ body: target.value })}
            />
          )}
        </Labelled>
        <TextField
          label="Terms (https link, needed to publish)"
          name="terms_url"
          problem={problems.terms_url}
          type="url"
          value={draft.terms_url ?? ''}
          onChange={({ target }) => type({ terms_url: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="From"
            name="from"
            problem={problems.from}
            hint="From the start of this day"
            type="date"
            value={draft.from}
            onChange={({ target }) => type({ from: target.value })}
          />
          <TextField
            label="Until"
            name="until"
            problem={problems.until}
            hint={seen && keepsEnd(draft, seen) ? `To ${endLabel(seen.ends_at)}` : 'To the end of this day'}
            type="date"
            value={draft.until}
            onChange={({ target }) => type({ until: target.value })}
          />
        </div>
        <Tick label="Published" checked={draft.published} onTick={published => type({ published })} />
        {step === 'meanwhile' && (
          <Meanwhile what="offer" theirs={differences(draft, saved)} onTake={saving.takeTheirs} />
        )}
        <SaveTyped step={step} name="Save the offer" />
      </form>
      <OfferPreview offer={draft} />
    </Panel>
  )
}

const isOther = (one: Draft, other: Draft) => differences(one, other).length > 0
