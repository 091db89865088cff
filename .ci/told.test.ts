import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ending } from './ending.ts'

// As text: with FORCE_COLOR a number is written in colour.
const LINES = `
  import { told, wholeNumber } from './.ci/told.ts'
  const { values } = told('npm run sample [-- --runs 5]', { options: { runs: { type: 'string' } } })
  console.log(String(wholeNumber('--runs', values.runs, 5)))`

async function sample(...given: string[]) {
  const child = spawn('node', ['--input-type=module', '-e', LINES, '--', ...given])
  const [shown, { code, said }] = await Promise.all([text(child.stdout), ending(child)])
  return { code, shown: shown.trim(), said: said.trim() }
}

test('a command takes what it was told, or the usual', async () => {
  expect(await sample()).toEqual({ code: 0, shown: '5', said: '' })
  expect(await sample('--runs', '3')).toEqual({ code: 0, shown: '3', said: '' })
})

test.each(['--help', '-h'])('a command that is asked for %s says what it does, and does nothing', async asked => {
  expect(await sample(asked)).toEqual({ code: 0, shown: 'npm run sample [-- --runs 5]', said: '' })
})

test.each([
  [['--quick'], "✖ Unknown option '--quick'."],
  [['/faq'], "✖ Unexpected argument '/faq'."],
  [['--runs', 'x'], '✖ --runs takes a whole number from 1 on, not "x".'],
  [['--runs', '0'], '✖ --runs takes a whole number from 1 on, not "0".'],
])('a command that is told %j ends with a sentence before it begins', async (given, sentence) => {
  const { code, shown, said } = await sample(...given)

  expect(said.split('\n')[0]).toBe(sentence)
  expect([code, shown]).toEqual([1, ''])
})

test('npm start, the build, the pictures and every bench can be asked what they do, and refuse what they do not know', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = Object.entries(scripts).filter(([name]) => /^(bench|start|build|look)/.test(name))
  const files = commands.map(([, command]) => command.split(' ').at(-1)!)

  expect(files.filter(file => !readFileSync(file, 'utf8').includes('told('))).toEqual([])
})
