import { readFileSync } from 'node:fs'
import { NO_HOST } from '../../build/released.ts'
import { VERSION } from '../../version.ts'

/** A page with one widget on it. */
export interface Contender {
  name: string
  body: string
  /** File in `peers`, bundled for it alone. */
  script?: string
  /** A package's style sheet, in full or only the rules that name a class. */
  style?: { path: string; only?: string }
  /** Rules that its makers leave to the page. */
  css?: string
  /** A package's folder, served as it is under `cdn`. */
  cdn?: string
  /** What a visitor presses, and what they then see; found in shadow roots too. */
  press: string
  sees: string
}

/** Ours in each way of embedding it: pasted with its picture, from a file of its own, by the loader of all tags. */
export const ours = (tag: string, press: string, sees: string): Contender[] => [
  {
    name: `ours, ${tag}.html`,
    body: readFileSync(`dist/widgets/v${VERSION}/${tag}.html`, 'utf8').replace(NO_HOST, '/widgets'),
    press,
    sees,
  },
  ...[`${tag}.js`, 'hic.js'].map(file => ({
    name: `ours, ${file}`,
    body: `<${tag}></${tag}><script type="module" src="/widgets/${file}"></script>`,
    press,
    sees,
  })),
]

export const PLAIN_REACT = { name: 'the same component, plain React', body: '<div id="root"></div>' }

export const SHOELACE = {
  name: 'Shoelace',
  style: { path: '@shoelace-style/shoelace/dist/themes/light.css' },
  cdn: '@shoelace-style/shoelace/cdn',
  loader: 'shoelace-autoloader.js',
}
export const WEB_AWESOME = {
  name: 'Web Awesome',
  style: { path: '@awesome.me/webawesome/dist/styles/themes/default.css' },
  cdn: '@awesome.me/webawesome/dist-cdn',
  loader: 'webawesome.loader.js',
}

/** Without a bundler: a loader fetches the components whose tags it finds. */
export function autoloaded(
  { name, style, cdn, loader }: typeof SHOELACE,
  { body, ...rest }: Pick<Contender, 'body' | 'press' | 'sees'>,
): Contender {
  return {
    name: `${name}, autoloader`,
    style,
    cdn,
    body: `${body}<script type="module" src="/cdn/${loader}"></script>`,
    ...rest,
  }
}
