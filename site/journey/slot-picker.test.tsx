import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { SlotPicker } from './slot-picker.tsx'

const { officeZone } = BRAND
afterEach(() => {
  cleanup()
  BRAND.officeZone = officeZone
})

test.each([
  ['2026-12-01', 'AEDT'],
  ['2026-06-01', 'AEST'],
])('an office whose clock changes names the zone as it is on %s', (day, name) => {
  BRAND.officeZone = 'Australia/Sydney'
  const diary = { days: [{ day, free: new Set([0]) }], holidays: [] }

  render(<SlotPicker diary={diary} day={day} problems={{}} onRetry={() => {}} />)

  expect(screen.getByText(/^Sydney time/).textContent).toContain(`(${name})`)
})
