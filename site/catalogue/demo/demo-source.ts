import { COVER_FOR_IDS, type CoverFor } from '#widgets/domain/cover-for.ts'
import { MONTHS } from '#widgets/domain/day.ts'
import { DEMO_FUNDS } from '#widgets/domain/demo-funds.ts'
import { escaped } from '#widgets/domain/markup.ts'
import type { DataState } from '#widgets/domain/states.ts'
import { DATA_STATES } from '../data-states.ts'
import type { Member, Source } from '../import/members.ts'
import { DEMO_KINDS, type DemoKind, type DemoLine, demoLine, RESTRICTED_DEMO_FUND } from './demo-line.ts'
import { type DemoWhen, printLine, productXml, ROOT_CLOSE, rootOpen } from './demo-xml.ts'

/** How many different policies each kind has; each is sold in 7 states to 5 households, so times 35 in the files. */
export type DemoSize = Record<DemoKind, number>

/** What the project ships. */
export const SHIPPED_SIZE: DemoSize = { Hospital: 84, Combined: 84, GeneralHealth: 60 }

/** As many products as the real release of April 2026 has, and twice as many combined ones. */
export const FULL_SIZE: DemoSize = { Hospital: 873, Combined: 1_714, GeneralHealth: 400 }

export const sizeTimes = (size: DemoSize, times: number): DemoSize => ({
  Hospital: Math.round(size.Hospital * times),
  Combined: Math.round(size.Combined * times),
  GeneralHealth: Math.round(size.GeneralHealth * times),
})

/** Products that are joined into one chunk. */
const AT_ONCE = 16

/** Where the policies are sold, and to whom. */
export interface DemoMarket {
  states: readonly DataState[]
  households: readonly CoverFor[]
}
const WHOLE_MARKET: DemoMarket = { states: DATA_STATES, households: COVER_FOR_IDS }

/** A release of made-up funds in the form of the government's files, made while it is read. */
export function demoSource(size: DemoSize, when: DemoWhen, market: DemoMarket = WHOLE_MARKET): Source {
  const [year, month, day] = when.day.split('-')
  const date = `${day}-${MONTHS[Number(month) - 1]!.slice(0, 3)}-${year}`
  const products: Member[] = DEMO_KINDS.map(kind => ({
    name: `${kind} Open ${date}.xml`,
    size: 0,
    open: async () => productsFile(kind, size[kind], when, market),
  }))
  const funds: Member = { name: `Funds ${date}.xml`, size: 0, open: async () => fundsFile() }
  const readMe: Member = { name: `ReadMe ${date}.txt`, size: 0, open: async () => once('Demo data: made up.\n') }
  return { members: [funds, ...products, readMe], close: async () => {} }
}

async function* once(text: string) {
  yield text
}

/** The oldest at which a fund covers a dependant; one keeps students on for longer. */
const dependantsXml = (code: string) =>
  `<FundDependants><DependantLimits><DependantLimit Title="Child" MinAge="0" MaxAge="20"/><DependantLimit Title="Student" MinAge="21" MaxAge="${code === 'XNH' ? 30 : 24}"/><DependantLimit Title="NonStudent" MinAge="21" MaxAge="30"/></DependantLimits></FundDependants>`

function fundsFile() {
  const brands = ({ code, name }: { code: string; name: string }) =>
    `<RelatedBrandNames><Brand><BrandCode>${code}</BrandCode><BrandName>${escaped(name)}</BrandName></Brand></RelatedBrandNames>`
  const fund = (code: string, name: string, type: string, ofFund = '') =>
    `<Fund><FundCode>${code}</FundCode><FundName>${escaped(name)}</FundName><FundType>${type}</FundType><Website>https://${code.toLowerCase()}.example/</Website>${ofFund}<Ambulance Cover="EmergencyOnly"/>${dependantsXml(code)}</Fund>\n`
  const open = DEMO_FUNDS.map(({ code, name, brand }) => fund(code, name, 'Open', brands(brand)))
  const { code, name } = RESTRICTED_DEMO_FUND
  return once(
    `<?xml version="1.0" encoding="utf-8"?>\n<Funds xmlns="http://admin.privatehealth.gov.au/ws/Schemas">\n${open.join('')}${fund(code, name, 'Restricted')}</Funds>\n`,
  )
}

async function* productsFile(
  kind: DemoKind,
  count: number,
  when: DemoWhen,
  { states, households }: DemoMarket,
): AsyncIterable<string> {
  const lines = linesOf(kind, count, when)
  yield rootOpen(lines.length * states.length * households.length)
  let chunk: string[] = []
  for (const line of lines) {
    const printed = printLine(line, when)
    for (const state of states) {
      for (const coverFor of households) chunk.push(productXml(printed, state, coverFor, when))
      if (chunk.length < AT_ONCE) continue
      yield chunk.join('')
      chunk = []
    }
  }
  yield chunk.join('') + ROOT_CLOSE
}

function linesOf(kind: DemoKind, count: number, { before }: DemoWhen): DemoLine[] {
  const lines = Array.from({ length: count }, (_, number) => demoLine(kind, number))
  return before ? lines.filter(line => !line.isNew) : lines
}
