import { SecondTap } from '#site/ui/second-tap.tsx'

interface DeleteButtonProps {
  /** What is deleted, such as 'request HC-7K3M-2QXD'. */
  what: string
  /** What else happens, such as 'We will not call you.' */
  consequence: string | undefined
  onDelete: () => Promise<void>
}

export const DeleteButton = ({ what, consequence, onDelete }: DeleteButtonProps) => (
  <SecondTap
    question={[`Delete ${what} for good?`, consequence].filter(Boolean).join(' ')}
    yes="Yes, delete"
    doing="Deleting …"
    onYes={onDelete}
  >
    Delete<span className="sr-only"> {what}</span>
  </SecondTap>
)
