import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isPath, PATHS } from '#site/site-map.ts'
import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { yearOf } from '#widgets/domain/day.ts'
import { INCOME_YEARS } from '#widgets/domain/income-tiers.ts'
import { averaged, LIFETIME_LOADING, loadingAtAge } from '#widgets/domain/lifetime-loading.ts'
import { percent } from '#widgets/domain/money.ts'
import { countLabel } from '#widgets/domain/number.ts'
import type { SourceKey } from '#widgets/domain/sources.ts'
import type { ArticleKind } from './article.ts'
import { frontMatterOf } from './front-matter.ts'
import { headingId } from './heading-id.ts'
import { minutesToRead } from './minutes.ts'
import { parted } from './parted.ts'
import type { FIGURE } from './parts/figures.ts'

const texts = globSync('**/*.mdx', { cwd: import.meta.dirname })
  .sort()
  .map(file => {
    const read = parted(file, readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    return { file, ...read, prose: read.text.replace(/^(import|export) .*$/gm, '') }
  })

/** Where each figure was read, and each part that shows figures. */
const READ_IN: Record<keyof typeof FIGURE, SourceKey> & Record<string, SourceKey> = {
  incomeYear: 'ato',
  singleBase: 'ato',
  familyBase: 'ato',
  perFurtherChild: 'ato',
  dependentChildren: 'ato',
  medicareLevy: 'ato',
  surchargeLowest: 'ato',
  surchargeHighest: 'ato',
  excessOne: 'ato',
  excessOthers: 'ato',
  IncomeTierTable: 'ato',
  IncomeLimitsChart: 'ato',
  SurchargeCalculator: 'ato',
  SurchargeExample: 'ato',
  categories: 'tiers',
  CategoryTable: 'tiers',
  TierList: 'tiers',
  loadingPerYear: 'loading',
  loadingCap: 'loading',
  loadingYears: 'loading',
  permittedDays: 'loading',
  LoadingCalculator: 'loading',
  discountMost: 'discount',
  discountFades: 'discount',
  AgeDiscountTable: 'discount',
  preExisting: 'act',
  pregnancy: 'act',
  subAcute: 'act',
  other: 'act',
  certificateDays: 'act',
  daysBetweenFunds: 'act',
  newInsurerAsksAfter: 'act',
  WaitingPeriodTable: 'act',
  WaitAndBirth: 'act',
  COOLING_OFF: 'ombudsman',
  WaitsCalculator: 'act',
  medicareShare: 'medicare',
  insurerShare: 'medicare',
  oldestDependant: 'circular',
  PremiumChangeTable: 'circular',
  PriceExample: 'circular',
  RebateCalculator: 'circular',
  RebateRatesTable: 'circular',
  AmbulanceTable: 'ombudsman',
  REBATE_ANNOUNCEMENT: 'hansard',
  REBATE_KEPT: 'act',
}

/** Parts without a figure from a source: of ours, of the funds’ own, or none at all. */
const WITHOUT_SOURCE = [
  'ClaimsTable',
  'CommissionTable',
  'CommonQuestions',
  'ConsentTable',
  'ExtrasTable',
  'MoneyFlow',
  'NoticeList',
  'RetentionTable',
]

/** What changes each year, as a text would print it. */
const LIMITS = INCOME_YEARS.flatMap(({ single, family }) => [...single, ...family]).map(countLabel)

/** What each of these words means, as a text that uses it has to say; the page about us promises it. */
const EXPLAINED = [
  { word: /\bloading\b/i, by: /joining (?:it )?late|who join late|Lifetime Health Cover loading|for each year/ },
  { word: /Medicare Levy Surcharge/, by: /extra tax/ },
  { word: /Lifetime Health Cover\b/, by: /(?:join|joining|take it out) late|for each year/ },
  { word: /\bexcess\b/, by: /you pay (?:yourself|first)|your own part of/ },
  { word: /\brebate\b/, by: /government pays|government’s (?:share|rebate)|takes a share off/i },
  { word: /\bschedule fee\b/, by: /the government sets/ },
  { word: /\bco-payments?\b/, by: /for each day/ },
]

const of = (kind: ArticleKind) => texts.filter(text => text.kind === kind)

test('there are seven guides, six posts, six cover pages, seven legal pages and one about us', () => {
  expect([of('guides'), of('blog'), of('covers'), of('legal'), of('page')].map(all => all.length)).toEqual([
    7, 6, 6, 7, 1,
  ])
})

test('each is where the route table has its page', () => {
  expect(texts.filter(text => !isPath(text.path))).toEqual([])
  expect(PATHS.filter(path => /^\/(guides|blog)\//.test(path))).toHaveLength(of('guides').length + of('blog').length)
})

test('each part and each calculator in a text has its source', () => {
  const parts = texts.flatMap(({ text }) =>
    [...text.matchAll(/^import \{ (\w+) \} from '[./\w#]+\/(?:parts|calculators)\/[\w-]+\.tsx'/gm)].map(
      ([, name]) => name!,
    ),
  )

  expect(parts).toContain('RebateCalculator')
  expect(parts).toContain('TierList')
  expect(
    parts.filter(name => !Object.hasOwn(READ_IN, name) && !WITHOUT_SOURCE.includes(name)),
    'enter it in READ_IN, or it is left out wherever sources and days are checked',
  ).toEqual([])
})

test('what a text imports and works out takes no time to read', () => {
  const worked = `import { Bill } from './bill.tsx'\n\nexport const sums = [\n${'  one,\n'.repeat(300)}]\n\n`

  expect(minutesToRead(`${worked}${'word '.repeat(400)}`)).toBe(2)
})

test('no two share a title or a description', () => {
  expect(new Set(texts.map(text => text.head.title)).size).toBe(texts.length)
  expect(new Set(texts.map(text => text.head.description)).size).toBe(texts.length)
})

describe.each(texts)('$file', ({ file, kind, path, head, text, prose }) => {
  test('says what it is, when it was checked and against what', () => {
    expect(frontMatterOf(kind, file, head)).toEqual(head)
  })

  test('does not send the reader back to itself', () => {
    expect(head.related).not.toContain(path)
  })

  test('starts below the title', () => {
    expect(prose).not.toMatch(/^# /m)
  })

  test('has headings whose anchors differ', () => {
    const ids = [...prose.matchAll(/^## (.+)$/gm)].map(([, title]) => headingId(title!))

    expect(ids.length).toBeGreaterThanOrEqual(3)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('links only to pages that are there', () => {
    const links = [...prose.matchAll(/\]\((\/[^)\s?#]*)/g)].map(([, link]) => link!)

    expect(links.filter(link => !isPath(link))).toEqual([])
  })

  // Those of the law speak to people who look up a rule.
  if (kind !== 'legal')
    test('explains the words of the trade that it uses', () => {
      const unexplained = EXPLAINED.filter(({ word, by }) => word.test(prose) && !by.test(prose))

      expect(unexplained).toEqual([])
    })

  test('calls the statement about a policy by its whole name, as the FAQ does', () => {
    expect(prose).not.toMatch(/(?<!Private Health )information statement/i)
  })

  test('takes every figure that the rules know from the rules', () => {
    // Thresholds, rates and counts that change or that a table holds; a text that types one will be wrong one day.
    const numbers = text.match(/\b\d+\.\d{2,3}\s?%|\b\d{1,3}(,\d{3})+\b/g) ?? []
    const known = new Set([...LIMITS, countLabel(LIFETIME_LOADING.permittedDays)])

    expect(numbers.filter(number => number.includes('%') || known.has(number))).toEqual([])
  })

  test('was checked again when its figures were', () => {
    const printed = [...Object.keys(READ_IN), 'FIGURE', 'TEXTS_DAY', 'PREMIUM_CHANGES', 'REBATE_TABLES']

    if (new RegExp(`\\b(${printed.join('|')})\\b`).test(text))
      expect(head.checkedOn >= CHECKED_ON, 'read it again, then enter the day as its checkedOn').toBe(true)
  })

  test('names no future year by its number: the text would still say so once that year is past', () => {
    const years = (prose.match(/\b20\d\d\b/g) ?? []).map(Number)

    expect(years.filter(year => year > yearOf(CHECKED_ON))).toEqual([])
  })
})

test.each(of('covers'))('$file says what it covers and how long the waits are', ({ text }) => {
  expect(text).toMatch(/<(TierList|CategoryTable|ExtrasTable|AmbulanceTable) /)
  expect(text).toMatch(
    /^## Waiting periods\n\n<WaitingPeriodTable |How long is the waiting period\? Each fund sets its own/m,
  )
})

test('an example with a loading has that of its age, or half of it where a couple’s is averaged', () => {
  const examples = texts.flatMap(({ prose }) => prose.match(/<PriceExample [^>]*\bloading=[^>]*>/g) ?? [])

  expect(examples).not.toEqual([])
  for (const example of examples) {
    const given = (name: string) => Number(new RegExp(`\\b${name}=\\{(\\d+)\\}`).exec(example)![1])
    const own = loadingAtAge(given('oldestAge'))

    expect([own, averaged([own, 0])], example).toContain(percent(given('loading')))
  }
})

test('an income beside the limits is counted from them: typed, it would be on one side of both once they rise', () => {
  const typed = texts.flatMap(({ prose }) => prose.match(/<SurchargeExample [^>]*\bincome=\{\d[^>]*>/g) ?? [])

  expect(typed).toEqual([])
})

test('whoever may always be a public patient may be one in a public hospital', () => {
  const promises = of('covers').flatMap(({ prose }) => prose.match(/.*\b(?:be|treated as) a public patient.*/g) ?? [])

  expect(promises).toHaveLength(2)
  for (const promise of promises) expect(promise).toContain('in a public hospital')
})

test('no text says that the rebate falls every April: in 2020 and from 2022 to 2024 it stayed as it was', () => {
  const everyApril = /nearly every (?:year|April)|(?:changes|falls) each April/g
  const saying = texts.flatMap(({ text }) => text.match(everyApril) ?? [])

  expect(saying).toEqual([])
})

test('people who switch, and those who cannot pay, read that by law waits carry over only from a policy that is paid for', () => {
  const proseOf = (file: string) => texts.find(text => text.file === file)!.prose

  expect(proseOf('guides/waiting-periods-explained.mdx')).toContain('paid up to date')
  expect(proseOf('blog/premium-increase.mdx')).toContain('pay what you owe first')
})

test('a guide that says whose age decides the rebate also says who keeps it when that person leaves', () => {
  const saying = of('guides').filter(({ prose }) => /of the older of you, a single|depends on the oldest/.test(prose))

  expect(saying).toHaveLength(2)
  for (const { prose } of saying) expect(prose).toContain('{REBATE_KEPT.words}')
})

test.each(of('guides'))('$file takes 800 to 1,500 words', ({ prose }) => {
  // What is in a tag, in braces or in an address is not read.
  const words = prose.replace(/<[A-Z][\s\S]*?\/>|\{[^{}]*\}|\]\([^)]*\)|[|#*]/g, ' ').match(/\S*\p{L}\S*/gu)!.length

  expect(words).toBeGreaterThanOrEqual(800)
  expect(words).toBeLessThanOrEqual(1_500)
})

test.each(texts)('$file names the source of each figure in it', ({ head, text }) => {
  const shown = [...text.matchAll(/FIGURE\.(\w+)|[<{]([A-Z]\w+)/g)].map(([, figure, part]) => READ_IN[figure ?? part!])

  expect(head.sources).toEqual(expect.arrayContaining(shown.filter(source => source !== undefined)))
})
