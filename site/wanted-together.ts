import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Modules that much the same pages need, by the name of the file that they become: kept apart, a page with a form would
 * request six more files.
 */
export const WANTED_TOGETHER: Record<string, readonly string[]> = {
  'once-scrolled': [
    ...within('site', 'once-scrolled'),
    ...within('site/shell', 'step-aside'),
    ...within('widgets/faq', 'paint', 'show'),
  ],
  form: [
    ...within('site/journey/form', 'consent', 'person', 'person-fields', 'trap', 'trapped'),
    ...within('site/journey/sending', 'after-sending', 'outcome', 'replace-earlier', 'use-end'),
    ...within('site/session', 'into-account'),
  ],
  fields: [
    ...within('site/ui', 'in-place', 'labelled', 'link-button', 'problems', 'unsent'),
    ...within('site/journey/form', 'problem-summary'),
  ],
  'journey-head': [
    ...within('site/ui', 'label-of', 'our-number', 'without-script'),
    ...within('site/journey', 'journey-head'),
  ],
  sending: [
    ...within('widgets/kit/backend', 'do-not-send', 'later', 'receipts', 'retry-plan', 'send', 'settle'),
    ...within('widgets/kit/backend', 'submission-id', 'submit', 'tries', 'under-way', 'verdict'),
    ...within('site/journey/sending', 'expired', 'saved'),
    ...within('node_modules/idb-keyval/dist', 'index'),
  ],
  'address-hash': [...within('site/journey/sending', 'hash'), ...within('site/ui', 'address-hash')],
  phone: [...within('widgets/domain', 'phone'), ...within('site/ui', 'one-line', 'too-long')],
  notices: within('widgets/domain', 'consent', 'notices'),
  'call-slots': [...within('widgets/domain', 'call-slots'), ...within('site/journey/call', 'zone')],
  answers: [
    ...within('widgets/domain', 'answers', 'answers-address'),
    ...within('site/journey/answers', 'answers', 'weights'),
  ],
  amounts: within('site/journey/answers', 'excesses', 'income-options'),
  choices: within('widgets/domain', 'cover-for', 'hospital-tiers', 'postcode', 'selection', 'states'),
  ages: within('widgets/domain', 'age-discount', 'lifetime-loading'),
  bill: [
    ...within('widgets/domain', 'price', 'rebate'),
    ...within('site/ui', 'bill'),
    ...within('site/content/parts', 'price-example'),
  ],
  text: [
    ...within('site/pages/article', 'prose', 'sources', 'text-body'),
    ...within('site/content', 'heading-id', 'words-in'),
  ],
}

/** @throws for a module that is not there: moved, it would be a file of its own again, and nobody would notice. */
function within(folder: string, ...names: string[]): string[] {
  return names.map(name => {
    const file = ['.ts', '.tsx', '.js'].map(ending => join(ROOT, folder, name + ending)).find(path => existsSync(path))
    if (!file) throw new Error(`site/wanted-together.ts names ${folder}/${name}, which is not there.`)
    return file
  })
}
