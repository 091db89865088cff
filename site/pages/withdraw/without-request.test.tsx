import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { WithoutRequest } from './without-request.tsx'

afterEach(cleanup)

test('a request may name no email address, so who has lost its link is told a number too: to write, each other way needs one', () => {
  render(<WithoutRequest />)

  expect(screen.getByRole('link', { name: BRAND.phoneLabel }).getAttribute('href')).toBe(`tel:${BRAND.phone}`)
})
