import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { currentAnswers, useAnswers } from '#site/journey/answers.ts'
import { FirstChoices } from './first-choices.tsx'

const Choices = () => <FirstChoices answers={useAnswers()} />

test('what was chosen before React took over stays chosen, and counts', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<FirstChoices answers={{}} />)
  document.body.append(page)
  const state = page.querySelector<HTMLSelectElement>('[name=compare-state]')!
  state.value = 'NT'

  const root = await act(async () => hydrateRoot(page, <Choices />))

  expect(currentAnswers().state).toBe('NT')
  expect(state.value).toBe('NT')
  await act(async () => root.unmount())
  page.remove()
})
