import { execFile } from 'node:child_process'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { ownBackend } from '#ci/own-backend.ts'

/** What `npm run check:deployment` says about a site that talks to this file's backend. */
export function check(site: Server, given: Record<string, string> = {}, host = '127.0.0.1') {
  onTestFinished(() => void site.close())
  return checkAddress(`http://${host}:${(site.address() as AddressInfo).port}`, given)
}

/** The same of any address. */
export function checkAddress(address: string, given: Record<string, string> = {}) {
  const env = { ...process.env, VITE_SUPABASE_URL: ownBackend().url, ...given }
  return new Promise<{ code: number; said: string }>(done => {
    execFile('node', ['.ci/check-deployment.ts', address], { env }, (error, said, stopped) =>
      done({ code: error ? 1 : 0, said: said + stopped }),
    )
  })
}
