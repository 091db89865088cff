import { readFileSync } from 'node:fs'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { STATES } from '#widgets/domain/states.ts'
import { FAQ_ITEMS } from '#widgets/faq/content.ts'
import { VERSION } from '../version.ts'

export interface Contender {
  name: string
  body: string
  /** File in `peers`, bundled for it alone. */
  script?: string
  /** A package's style sheet, in full or only the rules that name a class. */
  style?: { path: string; only?: string }
  /** What a visitor presses, and what they then see; found in shadow roots too. */
  press: string
  sees: string
}

const OPTIONS = (tag: string) =>
  [COVER_FOR.map(option => [option.id, option.label] as const), STATES.map(state => [state, state] as const)].map(
    list => list.map(([id, label]) => `<${tag} value="${id}">${label}</${tag}>`).join(''),
  )

const [who, where] = OPTIONS('option')
const [slWho, slWhere] = OPTIONS('sl-option')
const [waWho, waWhere] = OPTIONS('wa-option')
/** The tag as it is pasted with its picture. */
const withPicture = (tag: string) =>
  readFileSync(`dist/widgets/v${VERSION}/${tag}.html`, 'utf8').replace('https://widgets.example', '/widgets')
const ours = (tag: string, file: string) => `<${tag}></${tag}><script type="module" src="/widgets/${file}"></script>`
const MISSING = '[name=coverFor] + p'
const ANSWER = '#item-2 .hic-answer p'

/** The same eight questions, and the same form of two choices, built on each. */
export const CONTENDERS: Record<'FAQ of eight' | 'Hero form', Contender[]> = {
  'FAQ of eight': [
    { name: 'ours, hic-faq.html', body: withPicture('hic-faq'), press: '#item-2 button', sees: ANSWER },
    { name: 'ours, hic-faq.js', body: ours('hic-faq', 'hic-faq.js'), press: '#item-2 button', sees: ANSWER },
    { name: 'ours, hic.js', body: ours('hic-faq', 'hic.js'), press: '#item-2 button', sees: ANSWER },
    {
      name: 'plain <details> (the limit)',
      body: FAQ_ITEMS.map(
        ({ question, answer }, at) =>
          `<details id="item-${at}"><summary>${question}</summary><p>${answer}</p></details>`,
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
    {
      name: 'Shoelace, picked',
      body: FAQ_ITEMS.map(
        ({ question, answer }) => `<sl-details summary="${question}"><p>${answer}</p></sl-details>`,
      ).join(''),
      script: 'shoelace-details',
      style: { path: '@shoelace-style/shoelace/dist/themes/light.css' },
      press: 'sl-details summary',
      sees: 'sl-details[open] p',
    },
    {
      name: 'Web Awesome, picked',
      body: FAQ_ITEMS.map(
        ({ question, answer }) => `<wa-details summary="${question}"><p>${answer}</p></wa-details>`,
      ).join(''),
      script: 'webawesome-details',
      style: { path: '@awesome.me/webawesome/dist/styles/themes/default.css' },
      press: 'wa-details summary',
      sees: 'wa-details[open] p',
    },
    {
      name: 'the same component, plain React',
      body: '<div id="root"></div>',
      script: 'react-faq',
      press: '#item-2 button',
      sees: ANSWER,
    },
  ],
  'Hero form': [
    {
      name: 'ours, hic-quote-start.html',
      body: withPicture('hic-quote-start'),
      press: 'button[type=submit]',
      sees: MISSING,
    },
    {
      name: 'ours, hic-quote-start.js',
      body: ours('hic-quote-start', 'hic-quote-start.js'),
      press: 'button[type=submit]',
      sees: MISSING,
    },
    {
      name: 'ours, hic.js',
      body: ours('hic-quote-start', 'hic.js'),
      press: 'button[type=submit]',
      sees: MISSING,
    },
    {
      name: 'native selects (the limit)',
      body: `<form action="/quote"><select name="a" required><option value="">Choose</option>${who}</select><select name="b" required><option value="">Choose</option>${where}</select><button>START COMPARING</button><p id="said"></p></form>`,
      script: 'plain-form',
      press: 'form button',
      sees: '#said:not(:empty)',
    },
    {
      name: 'Shoelace, picked',
      body: `<form action="/quote"><sl-select label="Who" name="a">${slWho}</sl-select><sl-select label="State" name="b">${slWhere}</sl-select><sl-button type="submit">START COMPARING</sl-button><p id="said"></p></form>`,
      script: 'shoelace-form',
      style: { path: '@shoelace-style/shoelace/dist/themes/light.css' },
      press: 'sl-button button',
      sees: '#said:not(:empty)',
    },
    {
      name: 'Web Awesome, picked',
      body: `<form action="/quote"><wa-select label="Who" name="a">${waWho}</wa-select><wa-select label="State" name="b">${waWhere}</wa-select><wa-button type="submit">START COMPARING</wa-button><p id="said"></p></form>`,
      script: 'webawesome-form',
      style: { path: '@awesome.me/webawesome/dist/styles/themes/default.css' },
      press: 'wa-button button',
      sees: '#said:not(:empty)',
    },
    {
      name: 'the same component, plain React',
      body: '<div id="root"></div>',
      script: 'react-form',
      press: 'button[type=submit]',
      sees: MISSING,
    },
  ],
}
