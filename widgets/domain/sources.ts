/** Where the facts were read. Facts name a source by its key; pages print the name and link to the address. */
export const SOURCES = {
  ato: {
    name: 'Australian Taxation Office, Medicare levy surcharge and private health insurance rebate',
    url: 'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance',
  },
  circular: {
    name: 'Department of Health, Disability and Ageing, private health insurance circulars',
    url: 'https://www.health.gov.au/topics/private-health-insurance',
  },
  hansard: {
    name: 'Parliament of Australia, Hansard, 2 July 2026',
    url: 'https://www.aph.gov.au/Parliamentary_Business/Hansard',
  },
  ombudsman: { name: 'Commonwealth Ombudsman, PrivateHealth.gov.au', url: 'https://www.privatehealth.gov.au' },
  loading: {
    name: 'PrivateHealth.gov.au, Lifetime Health Cover',
    url: 'https://www.privatehealth.gov.au/health_insurance/surcharges_incentives/lifetime_health_cover.htm',
  },
  discount: {
    name: 'PrivateHealth.gov.au, age-based discount',
    url: 'https://www.privatehealth.gov.au/health_insurance/surcharges_incentives/discount_age.htm',
  },
  tiers: {
    name: 'PrivateHealth.gov.au, product tiers and clinical categories',
    url: 'https://www.privatehealth.gov.au/health_insurance/howitworks/producttiers.htm',
  },
  act: { name: 'Private Health Insurance Act 2007 (Cth)', url: 'https://www.legislation.gov.au/C2007A00031/latest' },
  privacyAct: { name: 'Privacy Act 1988 (Cth)', url: 'https://www.legislation.gov.au/C2004A03712/latest' },
  openData: { name: 'Private health insurance product data, data.gov.au, CC BY 3.0 AU', url: 'https://data.gov.au' },
  accc: {
    name: 'Australian Competition and Consumer Commission, guidance for comparator websites (2015)',
    url: 'https://www.accc.gov.au',
  },
  asic: {
    name: 'Australian Securities and Investments Commission, Regulatory Guide 234',
    url: 'https://www.asic.gov.au',
  },
  doNotCall: {
    name: 'Australian Communications and Media Authority, Do Not Call Register',
    url: 'https://www.donotcall.gov.au',
  },
  hearing: {
    name: 'Department of Health, Disability and Ageing, Hearing Services Program',
    url: 'https://www.health.gov.au/our-work/hearing-services-program',
  },
  medicare: { name: 'Services Australia, Medicare', url: 'https://www.servicesaustralia.gov.au/medicare' },
} as const
export type SourceKey = keyof typeof SOURCES
