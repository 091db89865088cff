import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { PARTS, THEME } from '../theme.ts'
import { WIDGETS } from '../widgets.ts'
import { eventsOf } from './docs.ts'

interface ReadmeFacts {
  version: string
  siteUrl: string
  backendUrl: string
  /** Of every script, by its path in the library. */
  integrity: Record<string, string>
}

/** The page that a partner reads: snippet, policy lines, and a table for each tag. */
export function readme({ version, siteUrl, backendUrl, integrity }: ReadmeFacts): string {
  const [major, exact] = [`v${version.split('.')[0]}`, `v${version}`]
  const file = `${exact}/hic.js`
  return `# HiCompare widgets ${version}

Paste a script once and a tag where it should appear. Nothing else loads until a tag nears the viewport, and React only when a visitor comes close to it.

One tag on a page: its own file brings all that is seen in a single request, which is the quickest.

\`\`\`html
<script type="module" src="https://widgets.example/${major}/hic-quote-start.js"></script>

<hic-quote-start partner="your-name">
  <a href="${siteUrl}/quote">Compare health insurance</a>
</hic-quote-start>
\`\`\`

Several tags, or tags far down the page: one small script for all of them, and each fetches its own part when it comes near.

\`\`\`html
<script type="module" src="https://widgets.example/${major}/hic.js"></script>
\`\`\`

Soonest of all, for a page that you write as HTML yourself: paste what \`${exact}/<tag>.html\` holds. It is the tag with its picture in the page's own HTML, seen with the page, and the same script, pinned. It shows the usual values; with attributes of yours it is drawn anew when the script comes.

What you put inside a tag shows until the widget does, without script, and if anything of ours fails. To hold its place, give the tag a \`min-height\`.

| Address | Changes | For |
|---|---|---|
| \`${major}/<tag>.js\` | never breaks within the major | one tag: ${WIDGETS.map(({ tag }) => `\`${tag}.js\``).join(', ')} |
| \`${major}/hic.js\` | never breaks within the major | several tags |
| \`${exact}/…\` | never | pages that pin, with \`integrity\` and \`crossorigin\` |
| \`${exact}/<tag>.html\` | never | HTML to paste; its first line has what a policy needs |
| \`hic.js\`, \`<tag>.js\` | with every release | trying out |
| \`hic.classic.js\` | with every release | tag managers that take classic scripts only |

To pin: \`<script type="module" src="https://widgets.example/${file}" integrity="${integrity[file]}" crossorigin></script>\`. \`integrity.json\` holds the integrity of every file, for this and for an import map's \`integrity\`. Loading scripts twice, or both kinds, is harmless: the first copy stays.

## Host it
Upload this folder as it is, and leave the folders of older versions where they are: pages that pin keep working. \`_headers\` has the headers that every file needs (any page may load it; the version's folder never changes); on a host that does not read it, set the same. Beside each file lie a \`.br\` and a \`.gz\` for hosts that send them. What changed, and what to do, is in \`CHANGELOG.md\`; \`custom-elements.json\` and \`hic.d.ts\` are for editors.

## Content security policy
\`\`\`
script-src https://widgets.example;
connect-src ${backendUrl};
form-action ${siteUrl};
\`\`\`
No inline script or style, no \`eval\`, no Trusted Types policy, no fonts or images from elsewhere. \`style-src\` needs nothing. \`connect-src\` serves the newsletter and the record of calls.

${WIDGETS.map(section).join('\n')}
## Looks
Set these anywhere above the tag. The widget takes its font and its colour scheme from your page.

Margin, width and \`display\` of a tag are yours: it fills its block. In a flex row it asks for no more than 12rem, so give it \`flex: 1\` or a width there; in a grid, a column of \`1fr\`.

| Property | Usual | Meaning |
|---|---|---|
${THEME.map(({ name, usual, meaning }) => `| \`${name}\` | \`${usual}\` | ${meaning} |`).join('\n')}

| Part | Meaning |
|---|---|
${PARTS.map(({ name, meaning }) => `| \`::part(${name})\` | ${meaning} |`).join('\n')}
`
}

function section(widget: Widget): string {
  const attributes = Object.entries(widget.attributes).map(([name, attribute]) => {
    const shown = attribute.propertyOnly ? `\`${name}\` (property)` : `\`${kebab(name)}\``
    return `| ${shown} | ${attribute.takes.replaceAll('|', '\\|')} | ${attribute.meaning} |`
  })
  const events = eventsOf(widget).map(
    ({ name, meaning, type, cancelable }) =>
      `| \`${name}\` | ${type === 'undefined' ? '' : `\`${type.replaceAll('|', '\\|')}\``} | ${cancelable ? 'yes' : ''} | ${meaning} |`,
  )
  return `## \`<${widget.tag}>\`
${widget.meaning}

| Attribute | Takes | Meaning |
|---|---|---|
${attributes.join('\n')}
| \`loading\` | eager | Does not wait for the viewport. |

| Event | Detail | \`preventDefault()\` | Meaning |
|---|---|---|---|
${events.join('\n')}
`
}
