import { cleanup, render } from '@testing-library/react'
import { cloneElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { LoadingCalculator } from './loading-calculator.tsx'
import { RebateCalculator } from './rebate-calculator.tsx'
import { SurchargeCalculator } from './surcharge-calculator.tsx'
import { WaitsCalculator } from './waits-calculator.tsx'

afterEach(cleanup)

describe.each<[string, ReactElement]>([
  ['rebate', <RebateCalculator key="r" />],
  ['surcharge', <SurchargeCalculator key="s" />],
  ['loading', <LoadingCalculator key="l" />],
  ['waits', <WaitsCalculator key="w" />],
])('the %s calculator', (_name, calculator) => {
  // Before any test, as in the build: once one has been shown, today is known.
  const html = renderToString(calculator)

  test('is prerendered with a worked example for the day of the last check, and no style attribute', () => {
    expect(html).toContain('<figure')
    expect(html).toContain(CHECKED_ON)
    expect(html).not.toContain('style=')
  })

  test('keeps what was typed and chosen before it listens', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(calculator)
    const fields = [...container.querySelectorAll('input')]
    for (const field of fields)
      if (field.type === 'radio') field.checked = true
      else field.value = field.type === 'date' ? '2025-08-01' : '7'
    const before = fields.map(field => field.checked || field.value)

    const { rerender } = render(calculator, { container, hydrate: true })
    rerender(cloneElement(calculator))

    expect(fields.map(field => field.checked || field.value)).toEqual(before)
  })
})
