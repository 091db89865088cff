import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { WIDGETS } from '../widgets.ts'
import { BROWSERS, FRAMEWORKS, forPrivacyPolicy, LOOKS } from './both-readmes.ts'
import { componentName, meaningInFull, meaningOfCallback, typeOf, typeOfDetail } from './docs.ts'
import { BOX } from './page-css.ts'

interface PackageFacts {
  /** The range of React that it works with. */
  react: string
  siteUrl: string
  backendUrl: string
}

/** The package's README: how to begin, a table for each component, theming and policy. */
export function packageReadme({ react, siteUrl, backendUrl }: PackageFacts): string {
  return `# @hicompare/widgets

\`\`\`tsx
import { QuoteStart, Toaster } from '@hicompare/widgets'
import '@hicompare/widgets/style.css'

<QuoteStart partner="your-name" onStartComparing={({ href }) => console.log(href)} />
<Toaster />
\`\`\`

- Your application brings React and React DOM ${react}. In development, React 18 warns about \`useLayoutEffect\` whenever it renders a component on a server; nothing is lost by it.
- The package consists of ES modules only.
- Render \`<Toaster />\` once: the components’ messages appear there. If they stand in a \`<dialog>\` opened by \`showModal()\`, put it inside: while such a dialog is open, what is outside it is seen but not read out.
- Browsers: ${BROWSERS}

${WIDGETS.map(section).join('\n')}
## Looks
The style sheet applies to our components only: each sits in a box with the class \`${BOX}\`, and nothing outside these boxes is touched. Colours follow the page's \`color-scheme\`.

- **Sizes** follow the page's root: with \`html { font-size: 62.5% }\` everything is that much smaller, so use the tags there (see Elements).
- **Language.** Our text is English: on a page in another language, wrap the components in \`<div lang="en-AU" dir="ltr">\`.
- **Your own rules** that are not in a cascade layer still apply inside. A reset among them, such as Tailwind 3's or Bootstrap's, takes the borders and colours of our fields and buttons: put it into \`theme\`, the lowest layer, as below. (Tailwind 3 warns that it found nested CSS in our sheet; nothing is lost by it.)

\`\`\`css
@import 'bootstrap/dist/css/bootstrap.css' layer(theme);
/* or, with Tailwind 3, in place of @tailwind base */
@layer theme { @tailwind base; }
\`\`\`

Next with webpack, the usual before Next 16, takes \`layer()\` on an import for a media query, and nothing of that sheet applies: use the tags there (see Elements).

Set these properties on anything around a component:

${LOOKS}

## Elements
If styles must not mix, register the tags instead: each has a shadow root of its own. They use the application's React too; on a page without React, use the script tag.

\`\`\`ts
import { defineElements } from '@hicompare/widgets/elements'
defineElements()
\`\`\`

Call it in the browser only. For the tags in TSX, add \`import type {} from '@hicompare/widgets/jsx'\`. The attributes are the props in lower case with hyphens (\`cover-for\`), and the events are the callbacks (\`hic-start-comparing\`); \`event.preventDefault()\` does the same as returning \`false\`.

${FRAMEWORKS}
The components need none of this: \`@hicompare/widgets\` is marked \`'use client'\` and can be rendered on a server. In a server component of Next's, a callback needs a file of yours that begins with \`'use client'\`: no function can be handed over from there.

## Content security policy
\`\`\`
connect-src ${backendUrl};
form-action ${siteUrl};
\`\`\`
No inline script or style and no \`eval\` are needed. \`connect-src\` is for the newsletter form and for recording taps on the phone link.

## In tests
jsdom lacks some of what the components ask a browser for. In a setup file, fill the gaps:

\`\`\`js
class Observer { observe() {} disconnect() {} }
window.IntersectionObserver ??= Observer
window.ResizeObserver ??= Observer
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false })
HTMLElement.prototype.showPopover ??= () => {}
HTMLElement.prototype.scrollBy ??= () => {}
HTMLElement.prototype.scrollIntoView ??= () => {}
\`\`\`

Jest also has to compile the package, because it consists of ES modules only: \`transformIgnorePatterns: ['/node_modules/(?!(.pnpm/)?@hicompare[/+])']\`.

${forPrivacyPolicy(siteUrl)}`
}

function section(widget: Widget): string {
  const row = (name: string, type: string, meaning: string) =>
    `| \`${name}\` | \`${type.replaceAll('|', '\\|')}\` | ${meaning} |`
  const props = Object.entries(widget.attributes).map(([name, attribute]) =>
    row(name, typeOf(attribute), meaningInFull(attribute)),
  )
  const callbacks = Object.entries(widget.events).map(([name, event]) =>
    row(name, `(${event.detail ? `detail: ${typeOfDetail(event.detail)}` : ''}) => unknown`, meaningOfCallback(event)),
  )
  return `## \`<${componentName(widget)}>\`
${widget.meaning}

| Prop | Type | Meaning |
|---|---|---|
${[...props, ...callbacks].join('\n')}
`
}
