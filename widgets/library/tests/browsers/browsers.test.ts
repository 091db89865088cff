import { expect, test } from 'vitest'
import { BROWSERS, openIn } from './installed.ts'
import { serveSelfCheck } from './serve.ts'

test.for(Object.entries(BROWSERS))(
  '%s keeps every promise to a partner',
  async ([name, { packages, find }], { skip }) => {
    const browser = find()
    if (!browser) return skip(`There is no ${name} on this machine; Debian has it as: ${packages}`)
    const page = await serveSelfCheck()
    const close = await openIn(browser, page.url)

    const { kept, broken } = await page.told.finally(async () => {
      await close()
      page.close()
    })

    expect(broken).toEqual([])
    expect(kept).toHaveLength(10)
  },
)
