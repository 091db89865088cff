import { expect, test } from 'vitest'
import { codeSent, keepTyped } from './typed.ts'

test('a sent code can still be entered after a reload, unless what the tab kept does not say where it was sent', () => {
  const at = Date.now()
  keepTyped({ codeSent: { phone: '+61491570156', at } })
  expect(codeSent()).toEqual({ phone: '+61491570156', at })

  sessionStorage.setItem('hic-auth-typed', JSON.stringify({ codeSent: { at } }))
  expect(codeSent()).toBeUndefined()
})
