import { useCallback, useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { AnswerView } from '../answer-view.tsx'
import { useOpenedForm } from '../forms/use-opened-form.ts'
import { type Span, SpanSelect } from '../span-select.tsx'
import { type Partner, partnersOf } from './partner.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerTable } from './partner-table.tsx'
import { spansOn } from './spans.ts'

/** Sites that embed the widgets: their known origins, and the requests they brought. */
export default function Partners() {
  const [span, setSpan] = useState<Span>(30)
  const question = useCallback(() => partnersOf(span), [span])
  const { asked, reload } = useAnswer(question)
  const { form, open } = useOpenedForm<Partner>(reload)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <button type="button" className="hic-button" data-look="action" onClick={() => open()}>
          Add a partner
        </button>
        <SpanSelect label="Requests in" spans={spansOn(officeDay())} span={span} onChoose={setSpan} />
      </div>
      <AnswerView asked={asked} reload={reload}>
        {({ partners, brought }) => <PartnerTable partners={partners} brought={brought} onOpen={open} />}
      </AnswerView>
      {form && <PartnerForm partner={form.row} onWritten={form.close} onClose={form.close} />}
    </>
  )
}
