interface ShowMoreProps {
  label?: string
  isLoading: boolean
  onMore: () => void
}

/** Asks for the next rows. Never `disabled`, which would let the focus fall to the page. */
export const ShowMore = ({ label = 'Show more', isLoading, onMore }: ShowMoreProps) => (
  <button type="button" className="hic-button" data-look="quiet" aria-disabled={isLoading} onClick={onMore}>
    {label}
  </button>
)
