import type { MouseEvent, ReactNode } from 'react'
import { Problem } from '#site/ui/labelled.tsx'

interface OptionListProps {
  /** The question. */
  legend: ReactNode
  /** Why it is asked, or what an answer changes. */
  why?: ReactNode
  name: string
  type?: 'radio' | 'checkbox'
  options: readonly { id: string; label: string; note?: string | undefined }[]
  columns?: string
  /** The form cannot continue without an answer, so it can be changed but not cleared. */
  needed?: boolean
  problem?: string | undefined
}

/** A question answered by one tick, or by several. The fields keep their own state. */
export function OptionList(props: OptionListProps) {
  const { legend, why, name, type = 'radio', options, columns = '', needed, problem } = props
  const tied = [why && `${name}-why`, problem && `${name}-problem`].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={tied || undefined}>
      <legend className="font-semibold">{legend}</legend>
      {why && (
        <p id={`${name}-why`} className="mt-1.5 max-w-prose text-hint text-muted">
          {why}
        </p>
      )}
      <Problem id={`${name}-problem`} sentence={problem} />
      <div className={`mt-2 grid gap-2 ${columns}`}>
        {options.map(({ id, label, note }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-input border border-field bg-paper px-3.5 py-2.5 hover:border-eucalypt has-checked:border-eucalypt has-checked:bg-mist has-checked:ring-1 has-checked:ring-eucalypt"
          >
            <input
              type={type}
              name={name}
              value={id}
              className="mt-1 hic-tick"
              required={needed}
              aria-invalid={problem ? true : undefined}
            />
            <span className="min-w-0">
              {label}
              {note && <span className="block text-hint text-muted">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      {type === 'radio' && !needed && (
        <button
          type="button"
          className="hidden min-h-11 cursor-pointer text-eucalypt text-hint underline underline-offset-4 noscript:hidden! in-[fieldset:has(:checked)]:inline-block"
          onClick={clear}
        >
          Clear this answer<span className="sr-only">: {legend}</span>
        </button>
      )}
    </fieldset>
  )
}

/** Unticks every radio, as if a visitor could. The button disappears with the answer, so focus moves first. */
function clear({ currentTarget }: MouseEvent<HTMLElement>) {
  const radios = currentTarget.closest('fieldset')!.querySelectorAll('input')
  radios[0]!.focus()
  for (const radio of radios) radio.checked = false
  radios[0]!.dispatchEvent(new Event('input', { bubbles: true }))
}
