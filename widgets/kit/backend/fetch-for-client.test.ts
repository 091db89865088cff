import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { fetchForClient } from './fetch-for-client.ts'

let answer: [status: number, body: string]
let backend: Server

beforeAll(async () => {
  backend = await serveOnFreePort((_, response) => void response.writeHead(answer[0]).end(answer[1]))
})
afterAll(() => endNow(backend))

function asked(path: string, ...answered: typeof answer) {
  answer = answered
  return fetchForClient(`${urlOf(backend)}/auth/v1/${path}`)
}

const RENEWAL = 'token?grant_type=refresh_token'

// supabase-js ends the session, if its token is over, for every other answer to a renewal.
test.each<[string, number, string]>([
  ['a limit of the service', 429, '{"code":"over_request_rate_limit","message":"Request rate limit reached"}'],
  ['a gateway’s limit', 429, '<html>Too many requests</html>'],
  ['a firewall’s page', 403, '<html>Forbidden</html>'],
  ['a gateway that does not know the address', 404, ''],
  ['a gateway that does not know the key', 401, '{"message":"Invalid API key"}'],
  ['a project that is paused', 540, '{"message":"Project paused"}'],
])('%s is no refusal of the token that is to be renewed', async (_, ...answered) => {
  await expect(asked(RENEWAL, ...answered)).rejects.toThrow('could not answer')
})

test.each<[number, string]>([
  [400, '{"code":"refresh_token_not_found","message":"Invalid Refresh Token: Refresh Token Not Found"}'],
  [403, '{"code":403,"error_code":"user_banned","msg":"User is banned"}'],
])('the service’s own refusal with %i is one', async (status, body) => {
  const response = await asked(RENEWAL, status, body)

  expect(response.status).toBe(status)
  expect(await response.text()).toBe(body)
})

test('a gateway’s page does not count as signed out, nor as a link that is used up; what the service says is passed on', async () => {
  for (const path of ['logout?scope=global', 'user', 'verify'])
    await expect(asked(path, 403, '<html>Forbidden</html>')).rejects.toThrow('could not answer')

  const limit = '{"code":429,"msg":"Request rate limit reached"}'
  expect(await (await asked('token?grant_type=password', 429, limit)).text()).toBe(limit)
})
