import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dropSubmission, submissions } from '#widgets/kit/backend/pending.ts'

/**
 * For each test of a file: nothing waits to be sent, and there is no connection.
 * @returns brings the connection back; what is sent then arrives
 */
export function lostLine(): () => void {
  let isBack = false
  beforeEach(() => {
    for (const { id } of submissions()) dropSubmission(id)
    sessionStorage.clear()
    isBack = false
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isBack)
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      if (!isBack) throw new TypeError('No connection')
      return new Response(null, { status: 201 })
    })
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })
  return () => {
    isBack = true
    dispatchEvent(new Event('online'))
  }
}
