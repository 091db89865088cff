import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'
import { precompress } from '#site/serve/precompress.ts'
import { closingBrace } from '#widgets/kit/styles/shadow-css.ts'
import { config, styles } from '../build/bundle.ts'
import type { Contender } from './contenders/contender.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Builds a page for one contender, minified and compressed as its makers would ship it. */
export async function makePage(folder: string, { name, body, script, style, css, cdn }: Contender): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  if (script) await bundleScript(folder, script)
  if (cdn) await cp(join(ROOT, 'node_modules', cdn), join(folder, 'cdn'), { recursive: true })
  const rules = `${style ? await rulesOf(style) : ''}${css ?? ''}`
  if (rules) await writeFile(join(folder, 'page.css'), rules)
  const sheet = rules ? 'page.css' : script?.startsWith('react') ? 'bundle.css' : undefined
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name.replace(/[<>]/g, '')}</title><link rel="icon" href="data:,">${
    sheet ? `<link rel="stylesheet" href="${sheet}">` : ''
  }</head><body><main>${body}</main>${script ? '<script type="module" src="bundle.js"></script>' : ''}</body></html>`
  await writeFile(join(folder, 'index.html'), html)
  await precompress(folder)
}

async function bundleScript(folder: string, script: string) {
  await build({
    ...config(...styles()),
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'chrome123',
      modulePreload: false,
      reportCompressedSize: false,
      lib: {
        entry: join(import.meta.dirname, `peers/${script}.ts`),
        formats: ['es'],
        fileName: () => 'bundle.js',
        cssFileName: 'bundle',
      },
      // As ours: in this mode Vite leaves comments for another build to read.
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  })
}

async function rulesOf({ path, only }: NonNullable<Contender['style']>): Promise<string> {
  const css = await withImports(join(ROOT, 'node_modules', path))
  return only ? pick(css, only) : css
}

/** A sheet with its imports written into it, as a bundler ships it. */
async function withImports(path: string): Promise<string> {
  const css = await readFile(path, 'utf8')
  const imports = [...css.matchAll(/@import url\('(.+?)'\);\n?/g)]
  const imported = await Promise.all(imports.map(([, other]) => withImports(resolve(dirname(path), other!))))
  return imported.join('') + imports.reduce((rest, [line]) => rest.replace(line, ''), css)
}

/** The rules whose selector names a class, including those inside @media and @supports. */
function pick(css: string, only: string): string {
  let kept = ''
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at)
    if (open < 0) break
    const close = closingBrace(css, open)
    const head = css.slice(at, open).trim()
    const inside = css.slice(open + 1, close)
    if (/^@(media|supports)/.test(head)) {
      const picked = pick(inside, only)
      if (picked) kept += `${head}{${picked}}`
    } else if (head.includes(only)) kept += `${head}{${inside}}`
    at = close + 1
  }
  return kept
}
