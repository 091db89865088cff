import { type FormEvent, useState } from 'react'
import { Labelled, TextField } from '#site/ui/labelled.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { slotStart } from '#widgets/domain/call-slots.ts'
import { addDays, dayIn } from '#widgets/domain/day.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { Panel } from '../panel.tsx'
import { sentenceOf } from '../use-answer.ts'
import { addOffer, changeOffer, type Offer, type Written } from './offer.ts'
import { OfferPreview } from './offer-preview.tsx'

interface OfferFormProps {
  offer: Offer | undefined
  onWritten: () => void
  onClose: () => void
}

// An offer begins and ends with the office's morning, when somebody is there to answer for it.
const morning = (day: string) => slotStart(day, 0, BRAND.officeZone).toISOString()
const dayOf = (iso: string) => dayIn(BRAND.officeZone, new Date(iso))
const MONTH_DAYS = 30

/** Writes an offer, with the look that it will have below. */
export function OfferForm({ offer, onWritten, onClose }: OfferFormProps) {
  const [problem, setProblem] = useState('')
  const [draft, setDraft] = useState<Written>(() => offer ?? blank(dayIn(BRAND.officeZone)))
  const write = (part: Partial<Written>) => setDraft({ ...draft, ...part })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemIn(draft)
    setProblem(found)
    if (found) return
    const written = onlyWritten(draft)
    const answer = await (offer ? changeOffer(offer, written) : addOffer(written))
    if (!answer.ok) return setProblem(sentenceOf(answer))
    if (answer.data.length === 0)
      return setProblem(
        'Somebody else changed this offer meanwhile. Copy what you wrote, close this and open it again.',
      )
    notify.success('The offer is saved')
    onWritten()
  }
  return (
    <Panel title={offer ? 'Edit the offer' : 'Write an offer'} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={submit}>
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
            hint="9 AM in the office"
            type="date"
            value={dayOf(draft.starts_at)}
            onChange={({ target }) => target.value && write({ starts_at: morning(target.value) })}
          />
          <TextField
            label="Until"
            hint="9 AM in the office"
            type="date"
            value={dayOf(draft.ends_at)}
            onChange={({ target }) => target.value && write({ ends_at: morning(target.value) })}
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
        <button type="submit" className="hic-button" data-look="action">
          Save the offer
        </button>
      </form>
      <OfferPreview offer={draft} />
    </Panel>
  )
}

const blank = (today: string): Written => ({
  insurer: '',
  title: '',
  body: '',
  terms_url: null,
  published: false,
  starts_at: morning(today),
  ends_at: morning(addDays(today, MONTH_DAYS)),
})

const onlyWritten = ({ insurer, title, body, terms_url, published, starts_at, ends_at }: Written): Written => ({
  insurer: insurer.trim(),
  title: title.trim(),
  body,
  terms_url: terms_url || null,
  published,
  starts_at,
  ends_at,
})

function problemIn({ insurer, title, terms_url, starts_at, ends_at }: Written): string {
  if (!insurer.trim() || !title.trim()) return 'An offer needs an insurer and a title.'
  if (terms_url && !/^https:\/\/[^\s<>"]+$/.test(terms_url))
    return 'The terms need an address that starts with https://.'
  return new Date(ends_at) > new Date(starts_at) ? '' : 'The offer ends before it begins: choose a later end.'
}
