import { expect, onTestFinished, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

const MARK = [0xef, 0xbb, 0xbf]

test.each([
  ['requests.csv', 'text/csv', true],
  ['person.json', 'application/json', false],
  ['call.ics', 'text/calendar', false],
] as const)(
  '%s is handed over under its name, and says that it is UTF-8 only where spreadsheets need it',
  async (name, type, marked) => {
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download)
    })
    onTestFinished(() => void vi.restoreAllMocks())

    saveFile(name, type, '"Zoë"', '\r\n')

    const file = made.mock.lastCall![0] as Blob
    const bytes = [...new Uint8Array(await file.arrayBuffer())]
    expect(clicked).toEqual([name])
    expect(file.type).toBe(`${type};charset=utf-8`)
    expect(bytes.slice(0, 3).join() === MARK.join()).toBe(marked)
    expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe('"Zoë"\r\n')
    // The browser may still be reading it.
    expect(revoked).not.toHaveBeenCalled()
  },
)
