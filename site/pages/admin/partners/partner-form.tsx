import { type FormEvent, useRef } from 'react'
import { sentenceOf } from '#site/session/why-failed.ts'
import { Labelled, TextField } from '#site/ui/labelled.tsx'
import { oneLine } from '#site/ui/one-line.ts'
import { focusProblem, type Problems } from '#site/ui/problems.ts'
import { Tick } from '#site/ui/tick.tsx'
import { tooLong } from '#site/ui/too-long.ts'
import { isPartner } from '#widgets/domain/partner.ts'
import { Meanwhile } from '../forms/meanwhile.tsx'
import { Panel } from '../forms/panel.tsx'
import { SaveTyped, useRowForm } from '../forms/save-typed.tsx'
import { readOrigins } from './origins.ts'
import { addPartner, editPartner, isWritten, type Partner, partnersKnownBy, type Written } from './partner.ts'

interface PartnerFormProps {
  partner: Partner | undefined
  onWritten: () => void
  onClose: () => void
}

/** A partner as typed. */
interface Draft {
  slug: string
  name: string
  origins: string
  verified: boolean
}

const draftOf = (partner: Partner | undefined): Draft => ({
  slug: partner?.slug ?? '',
  name: partner?.name ?? '',
  origins: partner?.origins.join('\n') ?? '',
  verified: partner?.verified ?? false,
})

const isOther = (one: Draft, other: Draft) =>
  (Object.keys(one) as (keyof Draft)[]).some(name => one[name] !== other[name])

type Tried = Written & { slug: string }

/** The limit that the database checks too. */
const NAME_MAX_LENGTH = 120

/** Tags have to match it, letter by letter: a phone’s keyboard begins with a capital and puts in words that it knows. */
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** As it would be saved, or a sentence for each field that needs attention. */
function read(draft: Draft) {
  const slug = draft.slug.trim()
  const name = oneLine(draft.name)
  const origins = readOrigins(draft.origins)
  const problems: Problems<keyof Draft> = {
    slug: isPartner(slug) ? undefined : 'Use lower-case letters, digits and hyphens, 40 characters at most.',
    name: name ? tooLong('the name', name, NAME_MAX_LENGTH) : 'Enter the partner’s name.',
    origins: origins.ok ? undefined : origins.problem,
  }
  return { slug, name, origins, problems }
}

/** A partner's name, the ID that their requests carry, and the origins of their pages. */
export function PartnerForm({ partner, onWritten, onClose }: PartnerFormProps) {
  const saving = useRowForm<Partner, Draft>({
    what: 'partner',
    row: partner,
    draftOf,
    isOther,
    problemsIn: draft => read(draft).problems,
    savedSentence: (row, draft) => `${row?.name ?? draft.name} is saved`,
    onWritten,
  })
  const { seen, saved, draft, type, problems, setProblems, step } = saving
  const tries = useRef<Tried[]>([])
  // Their ID cannot change once it is added.
  const differs = isOther(draft, seen ? { ...saved, slug: draft.slug } : saved)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'saving') return
    const { slug, name, origins, problems: found } = read(draft)
    const form = event.currentTarget
    if (tell(form, found) || !origins.ok) return

    const written = { name, origins: origins.origins, verified: draft.verified }
    await saving.save(() => (seen ? edit(seen, written) : add(form, slug, written)))
  }
  /** Says at the fields what is wrong and moves the focus to the first; returns whether there is one. */
  function tell(form: HTMLFormElement, found: Problems<keyof Draft>) {
    setProblems(found)
    return focusProblem(form, found)
  }
  async function add(form: HTMLFormElement, slug: string, written: Written) {
    tries.current.push({ slug, ...written })
    const answer = await addPartner(slug, written)
    if (answer.ok) return saving.done(answer.data[0])
    if (answer.refusal !== 'already-there') return sentenceOf(answer)

    const there = await partnersKnownBy(slug)
    if (!there.ok) return sentenceOf(there)
    const [known] = there.data
    // An earlier try of this form arrived, but its answer was lost: this one continues from there.
    if (known && tries.current.some(one => one.slug === slug && isWritten(known, one))) {
      saving.setSeen(known)
      return isWritten(known, written) ? saving.done(known) : edit(known, written)
    }
    saving.setStep('typing')
    tell(form, { slug: `${known?.name ?? 'Another partner'} already uses this ID. Choose another one.` })
  }
  const edit = async (partner: Partner, written: Written) => saving.settle(await editPartner(partner, written))

  return (
    <Panel title={partner ? partner.name : 'Add a partner'} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate data-unsaved={differs || undefined} onSubmit={submit}>
        {!partner && (
          <TextField
            label="Partner ID"
            hint="The “partner” value in their tags, such as my-site. It cannot be changed later."
            problem={problems.slug}
            name="slug"
            {...AS_TYPED}
            value={draft.slug}
            readOnly={seen !== undefined || step === 'saving'}
            onChange={({ target }) => type({ slug: target.value })}
          />
        )}
        <TextField
          label="Name"
          problem={problems.name}
          name="name"
          value={draft.name}
          onChange={({ target }) => type({ name: target.value })}
        />
        <Labelled
          label="Origins"
          hint="How the addresses of their pages begin, one per line, such as https://www.example.com."
          problem={problems.origins}
        >
          {tied => (
            <textarea
              {...tied}
              className="hic-field py-3"
              name="origins"
              {...AS_TYPED}
              rows={4}
              value={draft.origins}
              onChange={({ target }) => type({ origins: target.value })}
            />
          )}
        </Labelled>
        <Tick
          label="We have checked that these origins are theirs"
          checked={draft.verified}
          onTick={verified => type({ verified })}
        />
        {step === 'meanwhile' && (
          <Meanwhile
            what="partner"
            theirs={[
              ['name', saved.name],
              ['origins', saved.origins],
              ['origins checked', saved.verified ? 'yes' : 'not yet'],
            ]}
            onTake={saving.takeTheirs}
          />
        )}
        <SaveTyped step={step} name="Save" />
      </form>
    </Panel>
  )
}
