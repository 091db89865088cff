import { SecondTap } from '#site/ui/second-tap.tsx'

interface DeleteButtonProps {
  /** What goes, such as 'request HC-7K3M-2QXD'. */
  what: string
  /** What else comes of it, such as 'We do not call you.' */
  consequence: string | undefined
  onDelete: () => Promise<void>
}

export const DeleteButton = ({ what, consequence, onDelete }: DeleteButtonProps) => (
  <SecondTap
    question={[`Delete ${what} for good?`, consequence].filter(Boolean).join(' ')}
    yes="Yes, delete"
    no="Keep it"
    doing="Deleting…"
    onYes={onDelete}
  >
    Delete<span className="sr-only"> {what}</span>
  </SecondTap>
)
