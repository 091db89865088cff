import { type FormEvent, useState } from 'react'
import { Labelled, TextField } from '#site/ui/labelled.tsx'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { Panel } from '../panel.tsx'
import { sentenceOf } from '../use-answer.ts'
import { type Draft, draftOf, problemIn, writtenOf } from './draft.ts'
import { addOffer, changeOffer, type Offer } from './offer.ts'
import { OfferPreview } from './offer-preview.tsx'

interface OfferFormProps {
  offer: Offer | undefined
  onWritten: () => void
  onClose: () => void
}

/** Writes an offer, with the look that it will have below. */
export function OfferForm({ offer, onWritten, onClose }: OfferFormProps) {
  // One form writes one offer: a second try of the same one is known by its id.
  const [id] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [saving, setSaving] = useState(false)
  const [seen] = useState(() => draftOf(offer))
  const [draft, setDraft] = useState(seen)
  const write = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const differs = Object.entries(seen).some(([name, value]) => draft[name as keyof Draft] !== value)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    const found = problemIn(draft)
    setProblem(found)
    if (found) return
    setSaving(true)
    const written = writtenOf(draft, offer)
    const answer = await (offer ? changeOffer(offer, written) : addOffer(id, written))
    setSaving(false)
    if (!answer.ok && (offer || answer.refusal !== 'already-there')) return setProblem(sentenceOf(answer))
    if (answer.ok && answer.data.length === 0)
      return setProblem(
        'Somebody else changed this offer meanwhile. Copy what you wrote, close this and open it again.',
      )
    notify.success('The offer is saved')
    onWritten()
  }
  return (
    <Panel title={offer ? 'Edit the offer' : 'Write an offer'} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate data-unsaved={differs || undefined} onSubmit={submit}>
        <TextField
          label="Insurer"
          maxLength={80}
          value={draft.insurer}
          onChange={({ target }) => write({ insurer: target.value })}
        />
        <TextField
          label="Title"
          maxLength={140}
          value={draft.title}
          onChange={({ target }) => write({ title: target.value })}
        />
        <Labelled label="Text" hint="Plain text, with who it is for and what it asks.">
          {tied => (
            <textarea
              {...tied}
              className="hic-field py-3"
              rows={5}
              maxLength={4000}
              value={draft.body}
              onChange={({ target }) => write({ body: target.value })}
            />
          )}
        </Labelled>
        <TextField
          label="Terms (https address, optional)"
          type="url"
          maxLength={500}
          value={draft.terms_url ?? ''}
          onChange={({ target }) => write({ terms_url: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="From"
            hint="From the start of this day"
            type="date"
            value={draft.from}
            onChange={({ target }) => write({ from: target.value })}
          />
          <TextField
            label="Until"
            hint="To the end of this day"
            type="date"
            value={draft.until}
            onChange={({ target }) => write({ until: target.value })}
          />
        </div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="hic-tick"
            checked={draft.published}
            onChange={({ target }) => write({ published: target.checked })}
          />
          Published
        </label>
        {problem && (
          <p role="alert" className="border-ember border-l-4 bg-sand p-4">
            {problem}
          </p>
        )}
        <button type="submit" className="hic-button" data-look="action" disabled={saving}>
          {saving ? 'Saving …' : 'Save the offer'}
        </button>
      </form>
      <OfferPreview offer={draft} />
    </Panel>
  )
}
