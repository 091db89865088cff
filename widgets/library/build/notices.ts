/**
 * Of packages that are published without the text of their licence: as it is beside their sources, which the name of a
 * licence does not replace. r2wc's is at https://github.com/bitovi/react-to-web-component/blob/main/LICENSE.
 */
const BESIDE_THE_SOURCES: Record<string, string> = {
  '@r2wc/core': `MIT License

Copyright (c) 2022 Bitovi

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`,
}

/**
 * The notices in what Vite lists of a build's third-party code, one for each package. Vite leaves a package without a
 * text of its own at its name; one that is not known here either stops the build.
 */
export function noticesOf(listed: string): string[] {
  return listed
    .split(/^(?=## \S+ - \d)/m)
    .slice(1)
    .map(notice => {
      const [, heading, name, text] = notice.trim().match(/^(## (\S+) .*)\s*([\s\S]*)$/)!
      const whole = text || BESIDE_THE_SOURCES[name!]
      if (!whole) throw new Error(`${name} comes without the text of its licence: add it to notices.ts.`)
      return `${heading}\n\n${whole}\n`
    })
}

/** A package that is in several builds is named once. */
export const licencesFile = (notices: readonly string[]) => `# Licences\n\n${[...new Set(notices)].sort().join('\n')}`
