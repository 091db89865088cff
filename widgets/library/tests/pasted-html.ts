import { readFileSync } from 'node:fs'
import { NO_HOST } from '../build/released.ts'
import { VERSION } from '../version.ts'

/** A tag with its picture, as a partner pastes it. */
export const pastedHtml = (tag: string, library: string, attributes = ''): string =>
  readFileSync(`dist/widgets/v${VERSION}/${tag}.html`, 'utf8')
    .replace(NO_HOST, library)
    .replace(`<${tag}>`, `<${tag}${attributes}>`)
