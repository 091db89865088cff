import { slotLabel } from '#widgets/domain/call-slots.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { Facts } from '../facts.tsx'
import { HandleForm } from '../ledger/handle-form.tsx'
import type { Handled, Saved } from '../ledger/save.ts'
import { Panel } from '../panel.tsx'
import { when } from '../when.ts'
import { type Booking, CALL_STATUS } from './source.ts'

interface CallPanelProps {
  call: Booking
  onSave: (seen: Booking, change: Handled) => Promise<Saved<Booking>>
  onClose: () => void
}

export function CallPanel({ call, onSave, onClose }: CallPanelProps) {
  return (
    <Panel title={`${call.reference}: ${call.full_name}`} onClose={onClose}>
      <HandleForm entry={call} statuses={CALL_STATUS} onSave={onSave} />
      <Facts
        facts={[
          { label: 'Call at', value: `${dayLabel(call.slot_date)}, ${slotLabel(call.slot_no)}` },
          { label: 'Phone', value: <a href={`tel:${call.phone}`}>{phoneLabel(call.phone)}</a> },
          { label: 'Cover for', value: COVER_FOR.find(({ id }) => id === call.cover_for)?.label },
          { label: 'State', value: call.state },
          { label: 'Booked', value: when(call.created_at) },
          { label: 'Last changed', value: when(call.updated_at) },
          { label: 'Partner (claimed)', value: call.partner_ref },
          { label: 'Came from', value: call.embed_origin },
          { label: 'Consent', value: `Notice of ${call.consent_version}` },
          { label: 'Honeypot', value: call.is_suspect ? 'Filled in: probably a machine' : '' },
        ]}
      />
    </Panel>
  )
}
