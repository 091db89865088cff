import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EditRequest } from './edit-request.tsx'
import type { OwnRequest } from './own.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const REQUEST = {
  ...{ id: '00000000-0000-4000-8000-000000000001', reference: 'HC-0000-0000', status: 'new', version: 1 },
  ...{ full_name: 'Robin', phone: '+61491570006', email: null, best_time: null },
} as OwnRequest

test('while a change is being saved nothing can be typed that would be lost with the form', async () => {
  const late = Promise.withResolvers<Response>()
  vi.spyOn(window, 'fetch').mockImplementation(() => late.promise)
  const nothing = () => {}
  render(<EditRequest request={REQUEST} onChanged={nothing} onMeanwhile={nothing} onLeave={nothing} />)
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, ' Sample')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Saving …' })

  await userEvent.type(name, ' too late')
  expect(name).toHaveProperty('value', 'Robin Sample')
  late.resolve(Response.json({ code: '42501', message: 'no' }, { status: 403 }))
  await screen.findByRole('alert')
  await userEvent.type(name, ' Again')

  expect(name).toHaveProperty('value', 'Robin Sample Again')
})
