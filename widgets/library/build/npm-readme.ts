import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { THEME } from '../theme.ts'
import { WIDGETS } from '../widgets.ts'
import { componentName, meaningInFull, meaningOfCallback, typeOf, typeOfDetail } from './docs.ts'
import { BROWSERS, FRAMEWORKS } from './frameworks.ts'
import { BOX } from './page-css.ts'

interface PackageFacts {
  /** The range of React that it works with. */
  react: string
  siteUrl: string
  backendUrl: string
}

/** What somebody reads who installed the package: how to begin, a table for each component, theming and policy. */
export function packageReadme({ react, siteUrl, backendUrl }: PackageFacts): string {
  return `# @hicompare/widgets

\`\`\`tsx
import { QuoteStart, Toaster } from '@hicompare/widgets'
import '@hicompare/widgets/style.css'

<QuoteStart partner="your-name" onStartComparing={({ href }) => console.log(href)} />
<Toaster />
\`\`\`

React ${react} and its DOM are the application's own. Render \`<Toaster />\` once: what the components say appears there. Browsers: ${BROWSERS} The components’ sheet stands in \`@scope\`, which Firefox knows from 146 on: older ones read nothing of it, and the drawings fill the page. Where those count, take the tags (see Elements).

${WIDGETS.map(section).join('\n')}
## Looks
The sheet ends at our components: each stands in a box with the class \`${BOX}\`, and nothing outside of these is touched. Rules of yours that stand in no layer still reach in. Colours follow the page's \`color-scheme\`. Set these anywhere above:

| Property | Usual | Meaning |
|---|---|---|
${THEME.map(({ name, usual, meaning }) => `| \`${name}\` | \`${usual}\` | ${meaning} |`).join('\n')}

## Elements
Where styles must not mix, register the tags instead, each with a shadow root of its own. They use the application's React too; a page without React takes the script tag.

\`\`\`ts
import { defineElements } from '@hicompare/widgets/elements'
defineElements()
\`\`\`

Call it in the browser only. For the tags in TSX add \`import type {} from '@hicompare/widgets/jsx'\`. Attributes are the props in small letters with hyphens (\`cover-for\`), events the callbacks (\`hic-start-comparing\`); \`event.preventDefault()\` does what answering \`false\` does.

${FRAMEWORKS}
The components need none of this: \`@hicompare/widgets\` is marked \`'use client'\`, and a server renders it.

## Content security policy
\`\`\`
connect-src ${backendUrl};
form-action ${siteUrl};
\`\`\`
No inline script or style, no \`eval\`. \`connect-src\` serves the newsletter and the record of calls.
`
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
