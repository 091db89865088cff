import { useCallback, useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { AnswerView } from '../answer-view.tsx'
import { SpanSelect } from '../span-select.tsx'
import { type Partner, partnersOf } from './partner.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerTable } from './partner-table.tsx'

/** Sites that embed the widgets: their known origins, and the requests they brought. */
export default function Partners() {
  const [days, setDays] = useState(30)
  const [editing, setEditing] = useState<Partner | 'new'>()
  const question = useCallback(() => partnersOf(days), [days])
  const { asked, reload } = useAnswer(question)

  // However it was closed: somebody else may have changed it, and the next form starts from what is shown.
  function closed() {
    setEditing(undefined)
    reload()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <button type="button" className="hic-button" data-look="action" onClick={() => setEditing('new')}>
          Add a partner
        </button>
        <SpanSelect label="Requests in the last" days={days} onChoose={setDays} />
      </div>
      <AnswerView asked={asked} reload={reload}>
        {({ partners, brought }) => <PartnerTable partners={partners} brought={brought} onOpen={setEditing} />}
      </AnswerView>
      {editing && <PartnerForm partner={editing === 'new' ? undefined : editing} onWritten={closed} onClose={closed} />}
    </>
  )
}
