import { useCallback, useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { AnswerView } from '../answer-view.tsx'
import { type Span, SpanSelect } from '../span-select.tsx'
import { type Partner, partnersOf } from './partner.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerTable } from './partner-table.tsx'
import { spansOn } from './spans.ts'

/** One opening of the form, over a partner or for a new one. */
interface Editing {
  partner: Partner | undefined
}

/** Sites that embed the widgets: their known origins, and the requests they brought. */
export default function Partners() {
  const [span, setSpan] = useState<Span>(30)
  const [editing, setEditing] = useState<Editing>()
  const question = useCallback(() => partnersOf(span), [span])
  const { asked, reload } = useAnswer(question)

  // However it was closed: somebody else may have changed it, and the next form starts from what is shown. One that is
  // saved after it was closed closes no other.
  function closed(form: Editing) {
    setEditing(now => (now === form ? undefined : now))
    reload()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <button
          type="button"
          className="hic-button"
          data-look="action"
          onClick={() => setEditing({ partner: undefined })}
        >
          Add a partner
        </button>
        <SpanSelect label="Requests in" spans={spansOn(officeDay())} span={span} onChoose={setSpan} />
      </div>
      <AnswerView asked={asked} reload={reload}>
        {({ partners, brought }) => (
          <PartnerTable partners={partners} brought={brought} onOpen={partner => setEditing({ partner })} />
        )}
      </AnswerView>
      {editing && (
        <PartnerForm partner={editing.partner} onWritten={() => closed(editing)} onClose={() => closed(editing)} />
      )}
    </>
  )
}
