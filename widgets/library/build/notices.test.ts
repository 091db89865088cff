import { expect, test } from 'vitest'
import { licencesFile, noticesOf } from './notices.ts'

const LISTED = `# Licenses

The app bundles dependencies which contain the following licenses:

## @r2wc/core - 1.3.1 (MIT)

## sonner - 2.0.8 (MIT)

MIT License

Copyright (c) 2023 Emil Kowalski
`

test('a package that is published without the text of its licence has it all the same', () => {
  const [r2wc, sonner] = noticesOf(LISTED)

  expect(r2wc).toMatch(/^## @r2wc\/core - 1\.3\.1 \(MIT\)\n\nMIT License\n\nCopyright \(c\) 2022 Bitovi\n/)
  expect(r2wc).toContain('this permission notice shall be included in all\ncopies')
  expect(sonner).toBe('## sonner - 2.0.8 (MIT)\n\nMIT License\n\nCopyright (c) 2023 Emil Kowalski\n')
})

test('a package whose licence nobody has written down stops the build', () => {
  expect(() => noticesOf('# Licenses\n\n## nameless - 1.0.0 (MIT)\n')).toThrow('nameless')
})

test('a package that is in several builds is named once, and a build without any has none', () => {
  const notices = [...noticesOf(LISTED), ...noticesOf(LISTED), ...noticesOf('')]

  expect(licencesFile(notices).match(/^## .+$/gm)).toEqual(['## @r2wc/core - 1.3.1 (MIT)', '## sonner - 2.0.8 (MIT)'])
})
