import { SecondTap } from '#site/ui/second-tap.tsx'

interface DeleteButtonProps {
  /** What goes, such as 'request HC-7K3M-2QXD'. */
  what: string
  onDelete: () => Promise<void>
}

export const DeleteButton = ({ what, onDelete }: DeleteButtonProps) => (
  <SecondTap question={`Delete ${what} for good?`} yes="Yes, delete" no="Keep it" doing="Deleting…" onYes={onDelete}>
    Delete<span className="sr-only"> {what}</span>
  </SecondTap>
)
