import type { CoverFor } from '#widgets/domain/cover-for.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import { escaped } from '#widgets/domain/markup.ts'
import type { DataState } from '#widgets/domain/states.ts'
import type { DemoLine, DemoService } from './demo-line.ts'
import { seeded } from './seeded.ts'

const STATE_FACTOR: Record<DataState, number> = {
  NSW: 1,
  VIC: 1.04,
  QLD: 1.03,
  WA: 0.94,
  SA: 1.01,
  TAS: 0.98,
  NT: 0.74,
}

interface Household {
  factor: number
  adults: 1 | 2
  /** The most for the whole policy, as a multiple of one person's excess. */
  excess: number
  dependants: readonly string[]
}

const HOUSEHOLD: Record<CoverFor, Household> = {
  singles: { factor: 1, adults: 1, excess: 1, dependants: [] },
  couples: { factor: 2, adults: 2, excess: 2, dependants: [] },
  families: { factor: 2, adults: 2, excess: 2, dependants: ['Child', 'Student'] },
  'single-parents': { factor: 1.72, adults: 1, excess: 2, dependants: ['Child', 'Student'] },
  'extended-family': { factor: 2.36, adults: 2, excess: 2, dependants: ['Child', 'Student', 'NonStudent'] },
}

const DEPENDANTS = ['Child', 'NonClassified', 'Student', 'NonStudent', 'ConditionalNonStudent', 'Disability']

export interface DemoWhen {
  /** Day of the release, YYYY-MM-DD. */
  day: string
  /** The release of the year before: prices before the rise, and without later additions. */
  before: boolean
}

export const rootOpen = (count: number) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<Products xmlns="http://admin.privatehealth.gov.au/ws/Schemas" Count="${count}">\n`
export const ROOT_CLOSE = '</Products>\n'

/** What is the same for every state and household, printed once. */
interface PrintedLine {
  line: DemoLine
  hospital: string
  extras: string
}

export const printLine = (line: DemoLine, { before }: DemoWhen): PrintedLine => ({
  line,
  hospital: line.hospital ? hospitalXml(line, before) : '',
  extras: line.extras ? extrasXml(line.extras) : '',
})

/** One `<Product>` in the form of the government's file. */
export function productXml(
  { line, hospital, extras }: PrintedLine,
  state: DataState,
  coverFor: CoverFor,
  when: DemoWhen,
): string {
  const { adults, factor, dependants, excess } = HOUSEHOLD[coverFor]
  const code = `${line.kind[0]}${line.number}/${line.fund}${state[0]}${coverFor[0]}${coverFor.at(-1)}`
  const id = `${idOf(line)}${stateDigit(state)}${householdDigit(coverFor)}`
  const scale = STATE_FACTOR[state] * factor * (when.before ? 1 / (1 + line.rise) : 1)
  const inHospital = Math.round(line.base.hospital * scale * 100) / 100
  const whole = Math.round((inHospital + line.base.extras * scale) * 100) / 100
  const rotating = Math.floor(seeded(`${id} ${when.day}`)() * 1e9)
  return `<Product ProductID="${rotating}" ProductCode="${code}" ProductItemID="${id}" SchemaVersion="3.1">
<FundCode>${line.fund}</FundCode><Brands>${line.brand ? `<Brand BrandCode="${line.brand}"/>` : ''}</Brands>
<Name>${escaped(line.name)}</Name><ProductType>${line.kind}</ProductType><ProductStatus>Open</ProductStatus>
<DateIssued>${when.day}</DateIssued><State>${state}</State>
<ProductURL>https://demo.privatehealth.example/dynamic/Download?code=${encodeURIComponent(code)}</ProductURL>
<Corporate IsCorporate="${line.corporate}"/>
<OnlyAvailableWith>${line.soldWith ? `<Products><ProductCode>H1/${line.fund}</ProductCode></Products>` : '<NotApplicable/>'}</OnlyAvailableWith>
${coveredXml(coverFor, adults, dependants)}${line.hospital ? hospitalMoney(line, excess) : ''}
<PremiumNoRebate>${whole.toFixed(2)}</PremiumNoRebate>${line.kind === 'Combined' ? `<PremiumHospitalComponent>${inHospital.toFixed(2)}</PremiumHospitalComponent>` : ''}
${hospital}${extras}<ProductAmbulance UseFund="${line.ambulance === 'None'}"><Ambulance Cover="${line.ambulance}"/></ProductAmbulance>
</Product>
`
}

const KIND_DIGIT = { Hospital: 1, Combined: 2, GeneralHealth: 3 }
const idOf = ({ kind, number }: DemoLine) => KIND_DIGIT[kind] * 1_000_000 + number
const stateDigit = (state: DataState) => Object.keys(STATE_FACTOR).indexOf(state)
const householdDigit = (coverFor: CoverFor) => Object.keys(HOUSEHOLD).indexOf(coverFor)

function coveredXml(coverFor: CoverFor, adults: number, dependants: readonly string[]): string {
  if (coverFor === 'singles') return '<WhoIsCovered OnlyOnePerson="true"/>\n'
  const titles = DEPENDANTS.map(
    title => `<DependantCover Title="${title}" Covered="${dependants.includes(title)}"/>`,
  ).join('')
  return `<WhoIsCovered OnlyOnePerson="false"><Coverage NumberOfAdults="${adults}">${titles}</Coverage></WhoIsCovered>\n`
}

function hospitalMoney({ hospital }: DemoLine, times: number): string {
  const { excess, coPayment } = hospital!
  const excesses = excess
    ? `<Excesses ExcessType="Limited"><ExcessPerPerson>${excess}</ExcessPerPerson><ExcessPerAdmission>${excess}</ExcessPerAdmission><ExcessPerPolicy>${excess * times}</ExcessPerPolicy><ExcessWaivers><Waiver>Dependents</Waiver></ExcessWaivers></Excesses>`
    : '<Excesses ExcessType="None"/>'
  const coPayments = coPayment
    ? '<CoPayments CoPaymentType="Limited"><Shared>60</Shared><SharedMax>300</SharedMax><Private>80</Private><PrivateMax>400</PrivateMax><DaySurgery>60</DaySurgery><AnnualMax>600</AnnualMax></CoPayments>'
    : '<CoPayments CoPaymentType="None"/>'
  return `${excesses}\n${coPayments}<MedicareLevySurchargeExempt>true</MedicareLevySurchargeExempt>`
}

// One fund gives it to younger people only, and carries none over.
const discountXml = ({ fund, hospital }: DemoLine): string =>
  fund === 'XNH'
    ? `<AgeBasedDiscount Available="${hospital!.ageDiscount}" AvailableForTransferee="false"><AgeRange><MinAge>18</MinAge><MaxAge>25</MaxAge></AgeRange></AgeBasedDiscount>`
    : `<AgeBasedDiscount Available="${hospital!.ageDiscount}" AvailableForTransferee="${hospital!.ageDiscount}"/>`

function hospitalXml(line: DemoLine, before: boolean): string {
  const { tier, covers, addedLately } = line.hospital!
  const services = covers
    .map(({ title, cover }) => {
      const then = before && title === addedLately ? 'NotCovered' : cover
      return `<MedicalService Title="${title}" Cover="${then}"/>`
    })
    .join('\n')
  return `<HospitalCover><HospitalTier>${tier}</HospitalTier>${discountXml(line)}
<Accommodation>PrivateOrPublic</Accommodation><MedicalServices>
${services}
</MedicalServices><WaitingPeriods><WaitingPeriod Unit="Month" Title="PreExisting">12</WaitingPeriod><WaitingPeriod Unit="Month" Title="PregnancyBirth">12</WaitingPeriod><WaitingPeriod Unit="Month" Title="SubAcute">2</WaitingPeriod><WaitingPeriod Unit="Month" Title="Other">2</WaitingPeriod></WaitingPeriods></HospitalCover>
`
}

function extrasXml(covered: readonly DemoService[]): string {
  const services = EXTRAS.map(({ title }) => {
    const service = covered.find(one => one.title === title)
    return service ? serviceXml(service) : `<GeneralHealthService Title="${title}" Covered="false"/>`
  })
  return `<GeneralHealthCover><GeneralHealthServices AllStatesHaveSameBenefits="true">\n${services.join('\n')}\n</GeneralHealthServices><BenefitLimits>\n${limitsXml(covered)}\n</BenefitLimits></GeneralHealthCover>\n`
}

function serviceXml({ title, wait, percent, dollars }: DemoService): string {
  const benefit = (item: string, times: number) =>
    percent
      ? `<Benefit Item="${title}${item}" Type="Percent">${percent}</Benefit>`
      : `<Benefit Item="${title}${item}" Type="Dollars">${dollars * times}</Benefit>`
  return `<GeneralHealthService Title="${title}" Covered="true"><WaitingPeriod Unit="Month">${wait}</WaitingPeriod><BenefitsList State="ALL">${benefit('Initial', 2)}${benefit('Subsequent', 1)}</BenefitsList></GeneralHealthService>`
}

const limitsXml = (covered: readonly DemoService[]): string =>
  covered
    .map(
      ({ title, limit }) =>
        `<BenefitLimit Title="${title}"><ServicesCombined IncludesOtherUnlisted="false"><Service SubLimitsApply="${SUB_LIMITED.includes(title)}">${title}</Service></ServicesCombined><LimitPerPerson>${limit}</LimitPerPerson><LimitPerPolicy>${limit * 2}</LimitPerPolicy></BenefitLimit>`,
    )
    .join('\n')

/** Services with limits within the limit. */
const SUB_LIMITED: readonly string[] = ['DentalMajor']
