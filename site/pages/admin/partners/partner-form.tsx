import { type FormEvent, useState } from 'react'
import { Labelled, TextField } from '#site/ui/labelled.tsx'
import { isPartner } from '#widgets/domain/selection.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { askTeam } from '../ask-team.ts'
import { Panel } from '../panel.tsx'
import { sentenceOf } from '../use-answer.ts'
import { readOrigins } from './origins.ts'
import type { Partner } from './partners.tsx'

interface PartnerFormProps {
  partner: Partner | undefined
  onWritten: () => void
  onClose: () => void
}

type Problems = Partial<Record<'slug' | 'name' | 'origins' | 'form', string>>

/** A partner's name, what their requests are known by, and the origins that their pages have. */
export function PartnerForm({ partner, onWritten, onClose }: PartnerFormProps) {
  const [problems, setProblems] = useState<Problems>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const slug = partner?.slug ?? String(data.get('slug')).trim()
    const name = String(data.get('name')).trim()
    const origins = readOrigins(String(data.get('origins')))
    const found: Problems = {
      ...(isPartner(slug) ? {} : { slug: 'Use small letters, digits and hyphens, 40 at most.' }),
      ...(name ? {} : { name: 'Enter the partner’s name.' }),
      ...(origins.ok ? {} : { origins: origins.problem }),
    }
    setProblems(found)
    if (!origins.ok || Object.keys(found).length > 0) return

    const written = { name, origins: origins.origins, verified: data.get('verified') === 'on' }
    const answer = await askTeam<{ slug: string }[]>(client =>
      partner
        ? client.from('partners').update(written).eq('slug', slug).eq('version', partner.version).select('slug')
        : client
            .from('partners')
            .insert({ slug, ...written })
            .select('slug'),
    )
    if (!answer.ok) return setProblems({ form: sentenceOf(answer) })
    if (answer.data.length === 0)
      return setProblems({ form: 'Somebody else changed this partner meanwhile. Close this and open it again.' })
    notify.success(`${name} is saved`)
    onWritten()
  }
  return (
    <Panel title={partner ? partner.name : 'Add a partner'} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={submit}>
        {!partner && (
          <TextField
            label="Known by"
            hint="What their tags carry, such as my-site. It cannot be changed later."
            problem={problems.slug}
            name="slug"
            maxLength={40}
          />
        )}
        <TextField label="Name" problem={problems.name} name="name" maxLength={120} defaultValue={partner?.name} />
        <Labelled label="Origins" hint="One on each line, such as https://www.example.com." problem={problems.origins}>
          {tied => (
            <textarea
              {...tied}
              className="hic-field py-3"
              name="origins"
              rows={4}
              defaultValue={partner?.origins.join('\n')}
            />
          )}
        </Labelled>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name="verified" className="hic-tick" defaultChecked={partner?.verified ?? false} />
          We have checked that these origins are theirs
        </label>
        {problems.form && (
          <p role="alert" className="border-ember border-l-4 bg-sand p-4">
            {problems.form}
          </p>
        )}
        <button type="submit" className="hic-button" data-look="action">
          Save
        </button>
      </form>
    </Panel>
  )
}
