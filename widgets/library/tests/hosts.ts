import { pastedHtml } from './pasted-html.ts'
import type { HostPage } from './serve.ts'

const TAGS = `
<hic-quote-start partner="demo"><a href="/elsewhere">Our own link to a comparison</a></hic-quote-start>
<hic-faq><p>Our own answers</p></hic-faq>`

const page = (head: string, body = TAGS, html = '<html lang="en">') =>
  `<!doctype html>${html}<head><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`

/** The kinds of pages that partners have. Every promise of the library must hold on each of them. */
export function hosts(library: string): Record<string, HostPage> {
  const module = `<script type="module" src="${library}/hic.js"></script>`
  const pictures = pastedHtml('hic-quote-start', library, ' partner="demo"') + pastedHtml('hic-faq', library)
  return {
    'a plain page': { html: page(module) },
    'a page with the classic script, async, and a variable named URL': {
      html: page(`<script>const URL = '/api'</script><script async src="${library}/hic.classic.js?v=1/2"></script>`),
    },
    'a page that forgets to say that the script is a module': {
      html: page(`<script src="${library}/hic.js"></script>`),
    },
    'a page with a file for each tag, in the manner of a classic script': {
      html: page(
        `<script src="${library}/v1/hic-faq.js"></script><script async src="${library}/v1/hic-quote-start.js"></script>`,
      ),
    },
    'a page with a file for each tag': {
      html: page(
        `<script type="module" src="${library}/v1/hic-quote-start.js"></script>`,
        `${TAGS}
        <script type="module" src="${library}/v1/hic-faq.js"></script>`,
      ),
    },
    'a page with the pictures pasted': { html: page('', pictures) },
    'a page with the pictures pasted, and another loader before': { html: page(module, pictures) },
    'a page whose cookie banner puts the scripts of pasted pictures back without their type': {
      html: page('', pictures.replaceAll('<script type="module"', '<script')),
    },
    'a page that injects the script later': {
      html: page(`<script>
        addEventListener('load', () => {
          const script = document.createElement('script')
          script.type = 'module'
          script.src = '${library}/hic.js'
          document.head.append(script)
        })
      </script>`),
    },
    'a page that loads it in every way': {
      html: page(
        `${module}<script type="module" src="${library}/v1/hic.js"></script><script type="module" src="${library}/hic-faq.js"></script><script async src="${library}/hic.classic.js"></script>`,
      ),
    },
    'a page with a strict policy and Trusted Types': {
      html: page(module),
      headers: {
        'content-security-policy': `default-src 'none'; img-src data:; script-src ${library}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    },
    'a page with a nonce and strict-dynamic, isolated from other origins': {
      html: page(module.replace('<script', '<script nonce="abc" crossorigin')),
      headers: {
        'content-security-policy': `default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'`,
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
      },
    },
    'a dark page that reads from right to left, with a small root and its blocks in a row': {
      html: page(
        `<style data-theirs>
          html{color-scheme:dark;background:#000;font-size:62.5%}
          body{font-size:1.6rem}
          main{display:flex;gap:1rem}
        </style>${module}`,
        `<main>${TAGS}</main>`,
        '<html lang="ar" dir="rtl">',
      ),
    },
    'a page whose styles shout': {
      html: page(`<style data-theirs>
        *{all:unset!important;color:red!important;font-size:7px!important}
        button,select,input,section,h2,p,a,div{display:block!important;background:lime!important;position:absolute!important}
      </style>${module}`),
    },
    'a page in the manner of a CSS framework': {
      html: page(`<style data-theirs>
        *,*::before{box-sizing:content-box}
        h2{margin:5rem;text-transform:uppercase}
        button{border:9px dotted;padding:40px;width:100%}
        [hidden]{display:block!important}
      </style>${module}`),
    },
    'a page that patches what it can, as an older Angular does': {
      html: page(`<script>
        const fetch = window.fetch
        window.fetch = (...args) => fetch(...args)
        Array.prototype.everyOther = function () { return this }
        Object.prototype.$extend = function () { return this } // as the oldest libraries did, for every loop to find
        Array.prototype.entries = function () { return this.slice() }
        Array.from = list => list.length === undefined ? [list] : Array.prototype.slice.call(list)
        let open = false // such as a menu's
        HTMLElement.prototype.click = new Proxy(HTMLElement.prototype.click, {})

        // An older Angular gives the browser one listener for all of a kind.
        const { addEventListener, removeEventListener } = EventTarget.prototype
        const known = new WeakMap()
        const allOf = (target, type, options) => {
          const kinds = known.get(target) || known.set(target, {}).get(target)
          return (kinds[type + !!(options === true || (options && options.capture))] ||= new Set())
        }
        EventTarget.prototype.addEventListener = function (type, hear, options) {
          const all = allOf(this, type, options)
          const hearAll = event => all.forEach(one => (one.handleEvent || one).call(this, event))
          if (!all.begun) addEventListener.call(this, type, hearAll, options)
          all.add(hear).begun = true
        }
        EventTarget.prototype.removeEventListener = function (type, hear, options) {
          allOf(this, type, options).delete(hear)
        }
      </script>${module}`),
    },
    // Names of elements hide properties of the document: without a check, the loader would import what this one names.
    'a page with a base address elsewhere, whose comments may name a picture': {
      html: page(
        `<base href="https://elsewhere.example/deep/">${module}`,
        `<img name="currentScript" src="data:text/javascript,globalThis.injected=1" alt="" hidden>${TAGS}`,
      ),
    },
  }
}
