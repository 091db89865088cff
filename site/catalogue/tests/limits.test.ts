import { expect, test } from 'vitest'
import type { ServiceTerms } from '#widgets/domain/catalogue/policy.ts'
import { into, madeFiles, ONE_HOUSEHOLD, policiesOf, scratchFolder, spoiled } from './made-files.ts'

const files = await madeFiles({ market: ONE_HOUSEHOLD })

/** What the importer makes of these limits where each optical service has them, and in each cover what stands before and after its services. */
async function opticalWith({ before = '', within = '', after = '' }) {
  await using scratch = await scratchFolder()
  const limited = spoiled(files, /^(GeneralHealth|Combined)/, text =>
    text
      .replaceAll(/<BenefitLimits>.*?<\/BenefitLimits>/gs, '')
      .replaceAll(
        /(Title="Optical" Covered="true".*?)(<\/GeneralHealthService>)/gs,
        `$1<BenefitLimits>${within}</BenefitLimits>$2`,
      )
      .replaceAll(/<GeneralHealthServices .*?>/g, `<BenefitLimits>${before}</BenefitLimits>$&`)
      .replaceAll('</GeneralHealthServices>', `</GeneralHealthServices><BenefitLimits>${after}</BenefitLimits>`),
  )
  const { manifest, unknown } = await into(scratch.path, limited)
  const policies = await policiesOf(scratch.path, manifest, 'NSW/singles/extras-cover')
  const limitsOf = (title: string) => {
    const limits = policies
      .flatMap(policy => (policy.extras?.Optical && policy.extras[title]) ?? [])
      .map(({ wait: _, pays: __, ...terms }: ServiceTerms) => terms)
    expect(limits.length).toBeGreaterThan(0)
    for (const one of limits) expect(one).toEqual(limits[0])
    return limits[0]
  }
  return { limits: limitsOf('Optical'), ofPodiatry: limitsOf('Podiatry'), unknown: [...unknown.keys()] }
}

const limit = (title: string, of: string, dollars: string) =>
  `<BenefitLimit Title="${title}"><${of}>${dollars}</${of}></BenefitLimit>`

test('of several limits the lowest counts, in whatever order and place they stand', async () => {
  const [lower, higher] = [limit('Optical', 'LimitPerPerson', '200'), limit('Optical', 'LimitPerPerson', '$500')]

  for (const within of [lower + higher, higher + lower])
    expect((await opticalWith({ within })).limits).toEqual({ perPerson: 200 })
  expect((await opticalWith({ within: lower, after: higher })).limits).toEqual({ perPerson: 200 })
})

test.each(['before', 'within', 'after'])(
  'a limit that stands %s the services is shared between all that it is named for',
  async place => {
    const { limits, ofPodiatry } = await opticalWith({ [place]: limit('Optical, Podiatry', 'AnnualLimit', '800') })

    expect(limits).toEqual({ perPolicy: 800, sharedWith: ['Podiatry'] })
    expect(ofPodiatry).toEqual({ perPolicy: 800, sharedWith: ['Optical'] })
  },
)

const listing = (services: string, amounts: string, others = false) =>
  `<BenefitLimit Title="DentalGeneral"><ServicesCombined IncludesOtherUnlisted="${others}">${services}</ServicesCombined>${amounts}</BenefitLimit>`

test('a limit is shared between the services that are listed in it, whatever its title', async () => {
  const services =
    '<Service SubLimitsApply="true">Optical</Service><Service SubLimitsApply="false" IndLifetimeLimit="900">Podiatry</Service>'
  const { limits, ofPodiatry, unknown } = await opticalWith({
    after: listing(services, '<LimitPerPerson>600</LimitPerPerson><AnnualLimit>true</AnnualLimit>'),
  })

  expect(limits).toEqual({ perPerson: 600, sharedWith: ['Podiatry'], limitedFurther: true })
  expect(ofPodiatry).toEqual({ perPerson: 600, sharedWith: ['Optical'], lifetime: 900 })
  expect(unknown).toEqual([])
})

const OPTICAL = '<Service>Optical</Service>'
const AMOUNT = '<LimitPerPerson>600</LimitPerPerson>'
const COUNT =
  '<ServiceCountLimit ServiceLimitType="Appliance">\n<ServiceCount>1</ServiceCount>\n<ServiceCountYears>3</ServiceCountYears>\n</ServiceCountLimit>'

test.each([
  ['services that have no name here', listing(OPTICAL, AMOUNT, true)],
  ['a limit for one visit', listing(OPTICAL, `${AMOUNT}<LimitPerService>80</LimitPerService>`)],
  ['a number of visits', listing(OPTICAL, `<ServiceCountLimit>3</ServiceCountLimit>${AMOUNT}`)],
  ['a number of visits in some years', listing(OPTICAL, `${COUNT}${AMOUNT}`)],
  ['words', listing(OPTICAL, `${AMOUNT}<FreeTextLimit>One pair each two years</FreeTextLimit>`)],
])('%s limit it further than its amounts', async (_, after) => {
  expect((await opticalWith({ after })).limits).toEqual({ perPerson: 600, limitedFurther: true })
})

test('a service that is listed in a limit and has no name here is reported, and shares it', async () => {
  const { limits, unknown } = await opticalWith({ after: listing(`${OPTICAL}<Service>Naturopathy</Service>`, AMOUNT) })

  expect(limits).toEqual({ perPerson: 600, limitedFurther: true })
  expect(unknown).toEqual(['limit "Naturopathy"'])
})

test.each(['true', 'false', '1', '0'])('an annual limit of "%s" says yes or no, and is no sum', async answer => {
  const after = listing(OPTICAL, `<AnnualLimit>${answer}</AnnualLimit>`)

  expect((await opticalWith({ after })).limits).toEqual({})
})

test('a limit of zero counts as not stated', async () => {
  expect((await opticalWith({ within: limit('Optical', 'LimitPerPerson', '0') })).limits).toEqual({})
})

test.each(['LimitPerPerson', 'LimitPerPolicy', 'LifetimeLimit', 'AnnualLimit'])(
  'a limit whose amount cannot be read, in %s, limits the service further, and is reported',
  async of => {
    const { limits, unknown } = await opticalWith({ within: limit('Optical', of, '200 a pair') })

    expect(limits).toEqual({ limitedFurther: true })
    expect(unknown).toEqual(['limit of "200 a pair"'])
  },
)

test('the same goes for what is ever paid for one of the services that are listed in a limit', async () => {
  const services = '<Service>Optical</Service><Service IndLifetimeLimit="none stated">Podiatry</Service>'
  const { limits, ofPodiatry, unknown } = await opticalWith({ after: listing(services, AMOUNT) })

  expect(limits).toEqual({ perPerson: 600, sharedWith: ['Podiatry'] })
  expect(ofPodiatry).toEqual({ perPerson: 600, sharedWith: ['Optical'], limitedFurther: true })
  expect(unknown).toEqual(['limit of "none stated"'])
})

test('a limit for services that we do not know is reported', async () => {
  const { limits, unknown } = await opticalWith({ after: limit('Eyes and feet', 'LimitPerPerson', '100') })

  expect(limits).toEqual({})
  expect(unknown).toEqual(['limit "Eyes and feet"'])
})
