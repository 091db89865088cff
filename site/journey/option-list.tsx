import type { ReactNode } from 'react'

interface OptionListProps {
  /** The question. */
  legend: ReactNode
  /** Why it is asked, or what an answer changes. */
  why?: ReactNode
  name: string
  type?: 'radio' | 'checkbox'
  options: readonly { id: string; label: string; note?: string | undefined }[]
  columns?: string
  problem?: string | undefined
}

/** A question answered by one tick, or by several. The fields keep their own state. */
export function OptionList({ legend, why, name, type = 'radio', options, columns = '', problem }: OptionListProps) {
  const tied = [why && `${name}-why`, problem && `${name}-problem`].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={tied || undefined}>
      <legend className="font-semibold">{legend}</legend>
      {why && (
        <p id={`${name}-why`} className="max-w-prose text-muted text-sm">
          {why}
        </p>
      )}
      {problem && (
        <p id={`${name}-problem`} className="mt-1 font-semibold text-ember text-sm">
          {problem}
        </p>
      )}
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
              aria-invalid={problem ? true : undefined}
              aria-describedby={note ? `${name}-${id}` : undefined}
            />
            <span className="min-w-0">
              {label}
              {note && (
                <span id={`${name}-${id}`} className="block text-muted text-sm">
                  {note}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
