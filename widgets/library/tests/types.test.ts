import { cp, mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, run } from './installed.ts'

const FOLDER = resolve(ROOT, '.local/types')

/** Code that uses the shipped types; each @ts-expect-error must be an error. */
const USE = `
import { createElement } from 'react'
import { QuoteStart } from './npm/index.js'

const quote = document.querySelector('hic-quote-start')!
quote.state = 'NSW'
quote.addEventListener('hic-start-comparing', event => [event.detail.coverFor.length, event.detail.partner?.length])
quote.addEventListener('hic-ready', event => event.detail satisfies null)
quote.addEventListener('click', event => event.clientX)
document.addEventListener('hic-call', event => event.detail.phoneNumber.length)
export const inText = <hic-reviews stay-ms="2000" onhic-error={event => event.detail.error} />
export const inDigits = <hic-reviews stay-ms={2000} />
export const tag = <hic-quote-start cover-for="families" partner="demo" loading="eager" />
export const component = <QuoteStart coverFor="families" onStartComparing={({ href }) => href.length} />
const frozen = [{ question: 'Who?', answer: 'Us.' }] as const
export const readOnly = <hic-faq items={frozen} />
export const questions = <hic-faq items={[{ question: 'Who?', answer: 'Us.' }]} />
export const styled = [<hic-faq class="wide" />, <hic-faq className="wide" />]
createElement('hic-quote-start')
declare const maybe: 'eager' | undefined
declare const listener: (() => void) | undefined
export const undecidedTag = <hic-quote-start loading={maybe} onhic-schedule-call={listener} />
export const undecidedComponent = <QuoteStart onScheduleCall={listener} />

// @ts-expect-error no such state
quote.state = 'XYZ'
// @ts-expect-error the detail has no such field
quote.addEventListener('hic-start-comparing', event => event.detail.email)
// @ts-expect-error a time is a number
export const wrongTime = <hic-reviews stay-ms="soon" />
// @ts-expect-error who the cover is for is one of five words
export const wrongTag = <hic-quote-start cover-for="everybody" />
// @ts-expect-error a question has an answer
export const wrongQuestions = <hic-faq items={[{ question: 'Who?' }]} />
// @ts-expect-error the component has no such prop
export const wrongComponent = <QuoteStart colour="red" />
`

test('the shipped types accept correct use and reject wrong use', async () => {
  await mkdir(FOLDER, { recursive: true })
  await cp(resolve(ROOT, 'dist/widgets/hic.d.ts'), resolve(FOLDER, 'hic.d.ts'))
  await cp(resolve(ROOT, 'dist/widgets/hic.jsx.d.ts'), resolve(FOLDER, 'hic.jsx.d.ts'))
  await cp(resolve(ROOT, 'dist/npm'), resolve(FOLDER, 'npm'), { recursive: true })
  await writeFile(resolve(FOLDER, 'use.tsx'), `import type {} from './hic.jsx.d.ts'\n${USE}`)
  const options =
    '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --jsx react-jsx --module esnext --moduleResolution bundler --target es2024'
  // Several checkers would each learn the same libraries.
  const flags = [...options.split(' '), '--singleThreaded', '--allowImportingTsExtensions', resolve(FOLDER, 'use.tsx')]

  const said = await run(resolve(ROOT, 'node_modules/.bin/tsc'), flags).then(
    () => 'nothing',
    ({ stdout }: { stdout: string }) => stdout,
  )

  expect(said).toBe('nothing')
}, 60_000)
