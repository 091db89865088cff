interface SureProps {
  question: string
  yes: string
  onYes: () => void
  onNo: () => void
}

/** Asks once more before something that nothing brings back. */
export function Sure({ question, yes, onYes, onNo }: SureProps) {
  return (
    <div role="alert" className="my-5 border-ember border-l-4 bg-sand p-5">
      <p className="font-semibold [overflow-wrap:anywhere]">{question}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="hic-button" data-look="action" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="hic-button" data-look="quiet" onClick={onNo}>
          Leave it
        </button>
      </p>
    </div>
  )
}
