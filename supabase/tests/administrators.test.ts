import { describe, expect, test } from 'vitest'
import { hostedSql, hostedSqlToRemove, makeAdministrator } from '../local/administrator.ts'
import { freshBackend } from './fresh-backend.ts'
import { signInByPhone, visitor } from './visitor.ts'

const own = freshBackend()

describe('administrators', () => {
  test('are made by one command, with an account if there was none', async () => {
    const password = await makeAdministrator(own.backend, 'Boss@example.com')
    const { body } = await own.anybody.auth('token?grant_type=password', { email: 'boss@example.com', password })

    expect((await visitor(own.backend.url, body.access_token).call('is_admin')).body).toBe(true)
    expect(await makeAdministrator(own.backend, 'boss@example.com')).toBeUndefined()
  })

  test('lose their rights with the next request once they are removed', async () => {
    const { token, id } = await signInByPhone(own.backend.url, '+61491570158')
    const me = visitor(own.backend.url, token)
    await own.backend.query('insert into private.admins (user_id) values ($1)', [id])
    expect((await me.call('admin_today')).status).toBe(200)

    await own.backend.query('delete from private.admins where user_id = $1', [id])

    expect((await me.call('is_admin')).body).toBe(false)
    expect((await me.call('admin_today')).status).toBe(403)
  })

  test('are made and removed in a hosted project by what the command prints, however the address is typed', async () => {
    const email = 'jo@acme.example'
    await own.anybody.auth('signup', { email, password: 'long enough' })
    const [make, remove] = [hostedSql('Jo@Acme.example'), hostedSqlToRemove('Jo@Acme.example')]
    expect(await own.backend.query(make)).toEqual([])
    await own.backend.query('update auth.users set email_confirmed_at = now() where email = $1', [email])

    expect(await own.backend.query(make)).toHaveLength(1)
    expect(await own.backend.query(make)).toEqual([])
    expect(await own.backend.query(remove)).toHaveLength(1)
    expect(await own.backend.query(remove)).toEqual([])
  })

  test('cannot be made by a page that finds the address of the backend', async () => {
    const answer = await fetch(`${own.backend.url}/administrators`, {
      method: 'POST',
      body: '{"email":"me@example.com"}',
    })

    expect(answer.status).toBe(401)
  })
})
