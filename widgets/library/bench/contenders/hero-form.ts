import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { STATES } from '#widgets/domain/states.ts'
import { type Contender, ours, PLAIN_REACT, SHOELACE, WEB_AWESOME } from './contender.ts'

const PRESS = 'button[type=submit]'
const MISSING = '[name=coverFor] + p'
const SAID = '#said:not(:empty)'
const who = (tag: string) => COVER_FOR.map(({ id, label }) => `<${tag} value="${id}">${label}</${tag}>`).join('')
const where = (tag: string) => STATES.map(state => `<${tag} value="${state}">${state}</${tag}>`).join('')
const form = (choices: string, button: string) => `<form action="/quote">${choices}${button}<p id="said"></p></form>`

/** The same two choices, and the sentence if they are missing. */
export const HERO_FORM: Contender[] = [
  ...ours('hic-quote-start', PRESS, MISSING),
  {
    name: 'native selects (the limit)',
    body: form(
      `<select name="a" required><option value="">Choose</option>${who('option')}</select><select name="b" required><option value="">Choose</option>${where('option')}</select>`,
      '<button>START COMPARING</button>',
    ),
    script: 'plain-form',
    press: 'form button',
    sees: SAID,
  },
  {
    name: 'Shoelace, picked',
    body: form(
      `<sl-select label="Who" name="a">${who('sl-option')}</sl-select><sl-select label="State" name="b">${where('sl-option')}</sl-select>`,
      '<sl-button type="submit">START COMPARING</sl-button>',
    ),
    script: 'shoelace-form',
    style: SHOELACE.style,
    press: 'sl-button button',
    sees: SAID,
  },
  {
    name: 'Web Awesome, picked',
    body: form(
      `<wa-select label="Who" name="a">${who('wa-option')}</wa-select><wa-select label="State" name="b">${where('wa-option')}</wa-select>`,
      '<wa-button type="submit">START COMPARING</wa-button>',
    ),
    script: 'webawesome-form',
    style: WEB_AWESOME.style,
    press: 'wa-button button',
    sees: SAID,
  },
  { ...PLAIN_REACT, script: 'react-form', press: PRESS, sees: MISSING },
]
