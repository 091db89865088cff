import { FAQ_ITEMS } from '#widgets/faq/content.ts'
import { autoloaded, type Contender, ours, PLAIN_REACT, SHOELACE, WEB_AWESOME } from './contender.ts'

const PRESS = '#item-2 button'
const ANSWER = '#item-2 .hic-answer p'
const details = (tag: string) =>
  FAQ_ITEMS.map(({ question, answer }) => `<${tag} summary="${question}"><p>${answer}</p></${tag}>`).join('')
const shoelace = { body: details('sl-details'), press: 'sl-details summary', sees: 'sl-details[open] p' }
const webAwesome = { body: details('wa-details'), press: 'wa-details summary', sees: 'wa-details[open] p' }

/** The same eight questions. */
export const FAQ: Contender[] = [
  ...ours('hic-faq', PRESS, ANSWER),
  {
    name: 'plain <details> (the limit)',
    body: FAQ_ITEMS.map(
      ({ question, answer }, at) => `<details id="item-${at}"><summary>${question}</summary><p>${answer}</p></details>`,
    ).join(''),
    press: '#item-2 summary',
    sees: 'details[open] p',
  },
  {
    name: 'GOV.UK accordion, picked',
    body: `<div class="govuk-accordion" data-module="govuk-accordion" id="a">${FAQ_ITEMS.map(
      ({ question, answer }, at) =>
        `<div class="govuk-accordion__section"><div class="govuk-accordion__section-header"><h2 class="govuk-accordion__section-heading"><span class="govuk-accordion__section-button" id="a-h-${at}">${question}</span></h2></div><div id="a-c-${at}" class="govuk-accordion__section-content"><p>${answer}</p></div></div>`,
    ).join('')}</div>`,
    script: 'govuk-accordion',
    style: { path: 'govuk-frontend/dist/govuk/govuk-frontend.min.css', only: 'govuk-accordion' },
    press: 'button.govuk-accordion__section-button',
    sees: '.govuk-accordion__section--expanded p',
  },
  { name: 'Shoelace, picked', script: 'shoelace-details', style: SHOELACE.style, ...shoelace },
  autoloaded(SHOELACE, shoelace),
  { name: 'Web Awesome, picked', script: 'webawesome-details', style: WEB_AWESOME.style, ...webAwesome },
  autoloaded(WEB_AWESOME, webAwesome),
  { ...PLAIN_REACT, script: 'react-faq', press: PRESS, sees: ANSWER },
]
