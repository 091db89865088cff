import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentAnswers, keepAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { NOTHING_ANSWERED } from '../opened-for-tests.tsx'
import { early } from './early-choices.ts'
import { Filters } from './filters.tsx'
import { FirstChoices } from './first-choices.tsx'

const address = location.href

beforeEach(() => keepAnswers(NOTHING_ANSWERED))
afterEach(() => {
  keepAnswers(NOTHING_ANSWERED)
  history.replaceState(null, '', address)
})

const Choices = ({ answers }: { answers: Answers }) => (
  <>
    <FirstChoices answers={answers} />
    <Filters answers={answers} policies={[]} manifest={null} />
  </>
)
const Page = () => <Choices answers={useAnswers()} />

/** Somebody is quick on the prerendered page; then React takes over. */
async function takeOver(quick: (field: (label: string) => HTMLInputElement) => void) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Choices answers={{}} />)
  document.body.append(page)
  const field = (label: string) =>
    [...page.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))!
      .control as HTMLInputElement
  quick(field)
  const root = await act(async () => hydrateRoot(page, <Page />))
  return {
    field,
    [Symbol.asyncDispose]: async () => {
      await act(async () => root.unmount())
      page.remove()
    },
  }
}

test('an income chosen among the prerendered limits for one person is not taken for a family’s', async () => {
  await using _ = await takeOver(field => {
    field('Who is this cover for?').value = 'families'
    field('Income').value = 'tier-1'
  })

  expect(currentAnswers()).toMatchObject({ coverFor: 'families', income: undefined })
})

test('what was chosen before React took over stays chosen, and counts', async () => {
  await using page = await takeOver(field => {
    field('State or territory').value = 'NT'
    field('Excess for a hospital stay').value = '250'
    field('Order by').value = '4'
    field('Ambulance').value = 'all'
    field('Do you have hospital cover now?').value = 'later'
  })

  expect(currentAnswers()).toMatchObject({
    state: 'NT',
    mostExcess: 250,
    priceWeight: 4,
    ambulance: 'all',
    history: 'later',
  })
  expect(page.field('State or territory').value).toBe('NT')
  expect(page.field('Excess for a hospital stay').value).toBe('250')
})

test('what was ticked before React took over stays ticked, along with earlier answers', async () => {
  keepAnswers({ treatments: ['Cataracts'] })
  await using page = await takeOver(field => {
    field('Joint replacements').click()
    field('No co-payment').click()
  })

  expect(currentAnswers()).toMatchObject({ treatments: ['Cataracts', 'JointReplacements'], noCoPayment: true })
  for (const ticked of ['Cataracts', 'Joint replacements', 'No co-payment'])
    expect(page.field(ticked).checked).toBe(true)
})

test('every field of the prerendered page is named after the answer that it gives, or what is chosen early would go', () => {
  const page = new DOMParser().parseFromString(renderToString(<Choices answers={{}} />), 'text/html')
  const fields = [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]

  expect(fields.length).toBeGreaterThan(10)
  expect(fields.filter(({ name }) => !name.startsWith(early(''))).map(field => field.outerHTML)).toEqual([])
})

test('an age typed before React took over counts, and a partner’s stays', async () => {
  keepAnswers({ coverFor: 'couples', ages: [50, 38] })
  await using page = await takeOver(field => {
    field('Your age').value = '40 years'
  })

  expect(currentAnswers().ages).toEqual([40, 38])
  expect(page.field('Your age').value).toBe('40')
})

test('anything that is not an age stays as typed, with what is wrong with it', async () => {
  await using page = await takeOver(field => {
    field('Your age').value = 'thirty'
  })

  expect(page.field('Your age').value).toBe('thirty')
  expect(page.field('Your age').ariaInvalid).toBe('true')
})

test('the state is marked as what it is, as on the pages before and after this one', () => {
  const page = new DOMParser().parseFromString(renderToString(<FirstChoices answers={{}} />), 'text/html')
  const { autocomplete } = page.querySelector<HTMLSelectElement>('[name=compare-postcode]')!

  expect(autocomplete).toBe('address-level1')
})
