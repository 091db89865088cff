import { countLabel } from '#widgets/domain/number.ts'
import { StatusTag } from '../entry/status-tag.tsx'
import { HeadRow } from '../head-row.tsx'
import type { Brought, Partner } from './partner.ts'

interface PartnerTableProps {
  partners: readonly Partner[]
  brought: readonly Brought[]
  onOpen: (partner: Partner) => void
}

/** Anybody may put any name into a link. */
const MOST_UNKNOWN = 10

/** Partners with the requests that name them, and unregistered names. */
export function PartnerTable({ partners, brought, onOpen }: PartnerTableProps) {
  const unknown = brought.filter(({ is_known }) => !is_known)
  const others = unknown.slice(MOST_UNKNOWN)
  return (
    <>
      {/* Room on all sides for focus rings. */}
      <div className="-mx-2 mt-4 -mb-2 overflow-x-auto p-2 print:overflow-visible">
        <table className="w-full border-collapse text-left max-md:text-sm">
          <caption className="sr-only">Partners and the requests they brought</caption>
          <HeadRow
            heads={[
              'Partner',
              ['Origins', 'max-md:hidden'],
              ['Checked', 'max-md:hidden'],
              ['Claimed', 'text-right'],
              ['Verified', 'text-right'],
            ]}
          />
          <tbody>
            {partners.map(partner => {
              const figures = brought.find(({ partner_ref }) => partner_ref === partner.slug)
              return (
                <tr key={partner.slug} className="border-line border-b align-top">
                  <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                    <button
                      type="button"
                      className="-my-1.5 min-h-11 cursor-pointer text-left font-semibold text-eucalypt underline underline-offset-4"
                      onClick={() => onOpen(partner)}
                    >
                      {partner.name}
                    </button>
                    <span className="block text-muted text-sm">{partner.slug}</span>
                    <span className="block text-muted text-sm md:hidden">
                      {partner.verified ? 'checked' : 'not checked yet'}
                    </span>
                  </th>
                  <td className="py-2 pr-4 wrap-anywhere max-md:hidden">{partner.origins.join(', ')}</td>
                  <td className="py-2 pr-4 max-md:hidden">
                    <StatusTag label={partner.verified ? 'Yes' : 'Not yet'} waits={!partner.verified} />
                  </td>
                  <td className="py-2 pr-4 text-right tabular-nums">{countLabel(figures?.claimed ?? 0)}</td>
                  <td className="py-2 text-right tabular-nums">{countLabel(figures?.verified ?? 0)}</td>
                </tr>
              )
            })}
            {unknown.slice(0, MOST_UNKNOWN).map(({ partner_ref, claimed }) => (
              <tr key={partner_ref} className="border-line border-b align-top">
                <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                  {partner_ref}
                  <span className="block text-muted text-sm">not registered</span>
                </th>
                <td className="max-md:hidden" />
                <td className="py-2 pr-4 max-md:hidden">No</td>
                <td className="py-2 pr-4 text-right tabular-nums">{countLabel(claimed)}</td>
                <td className="py-2 text-right tabular-nums">0</td>
              </tr>
            ))}
            {others.length > 0 && (
              <tr className="border-line border-b align-top">
                <th scope="row" className="py-2 pr-4 font-normal text-muted">
                  {countLabel(others.length)} other unregistered {others.length === 1 ? 'name' : 'names'}
                </th>
                <td className="max-md:hidden" />
                <td className="py-2 pr-4 max-md:hidden">No</td>
                <td className="py-2 pr-4 text-right tabular-nums">
                  {countLabel(others.reduce((sum, { claimed }) => sum + claimed, 0))}
                </td>
                <td className="py-2 text-right tabular-nums">0</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {partners.length + brought.length === 0 && (
        <p className="border-line border-b py-4 text-muted">
          No partners have been added, and no requests in this period name one.
        </p>
      )}
      <p className="mt-4 max-w-[65ch] text-muted">
        Claimed counts every quote request that names the partner, except spam and those set aside. Verified counts only
        those whose browser said that it came from one of the partner’s origins, once the team has checked the partner.
        Calls are not counted, and neither are requests that were withdrawn or erased.
      </p>
    </>
  )
}
