import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { ending } from '#ci/ending.ts'

test('an address without its slash is refused with a sentence, before anything is built for its picture', async () => {
  expect(await ending(spawn('node', ['site/look.ts', 'faq']))).toEqual({
    code: 1,
    said: '\n✖ "faq" is not the address of a page, such as /faq.\n',
  })
})
