import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { currentWording } from '#widgets/domain/consent.ts'
import { CallConsent } from './consent.tsx'

afterEach(cleanup)

test('the consent to be called is not given in advance, and names today’s wording', () => {
  render(<CallConsent />)

  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.getByRole('checkbox')).toBeRequired()
  expect(screen.getByRole('checkbox')).toHaveAttribute('value', currentWording('call').version)
})

test('what is wrong with it is said at its box', () => {
  render(<CallConsent problem="Tick the box so that we may call you about this." />)

  expect(screen.getByRole('checkbox')).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Tick the box so that we may call you about this.')
})
