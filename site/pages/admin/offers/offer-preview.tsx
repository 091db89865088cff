import { dayLabel } from '#widgets/domain/day.ts'
import type { Draft } from './draft.ts'

/** Roughly what visitors will see. Text only, and a link only if it is https. */
export function OfferPreview({ offer }: { offer: Draft }) {
  const { insurer, title, body, terms_url, until } = offer
  return (
    <section aria-label="Preview" className="mt-8 border-line border-t pt-5">
      <h3 className="text-muted">Preview</h3>
      <article className="mt-3 border-line border-l-4 bg-sand p-5">
        <p className="text-muted wrap-anywhere">{insurer || 'Fund'}</p>
        <h4 className="text-lg wrap-anywhere">{title || 'Title'}</h4>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{body}</p>
        <p className="mt-3 text-muted text-sm">{until ? `Ends on ${dayLabel(until)}` : 'Ends on …'}</p>
        {terms_url?.startsWith('https://') && (
          <a className="text-eucalypt" href={terms_url} target="_blank" rel="noopener noreferrer">
            Terms of the offer
          </a>
        )}
      </article>
    </section>
  )
}
