import { BRAND } from '#widgets/domain/brand.ts'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { PARTS, THEME } from '../theme.ts'
import { WIDGETS } from '../widgets.ts'
import { eventsOf } from './docs.ts'
import { BROWSERS, FRAMEWORKS } from './frameworks.ts'
import type { FirstLook } from './weigh.ts'

interface ReadmeFacts {
  version: string
  siteUrl: string
  /** Where this folder lies, without a slash at its end. */
  libraryUrl: string
  backendUrl: string
  /** Of every script, by its path in the library. */
  integrity: Record<string, string>
  firstLook(tag: string): FirstLook
}

/** The page that a partner reads: snippet, policy lines, and a table for each tag. */
export function readme({ version, siteUrl, libraryUrl, backendUrl, integrity, firstLook }: ReadmeFacts): string {
  const [major, exact] = [`v${version.split('.')[0]}`, `v${version}`]
  const file = `${exact}/hic.js`
  return `# ${BRAND.name} widgets ${version}

Three ways to put a tag on a page, the soonest first. React comes only when a visitor comes close to it.

**You write the page as HTML.** Paste the whole of \`${exact}/<tag>.html\`, with your own host instead of \`${libraryUrl}\` if you [host it](#host-it): the tag, its picture and a small script. It is seen with the page, and what is pressed before the script is there is not lost; but for Subscribe of \`<hic-newsletter>\`, which answers only once the script is there. What leads on or calls does so at once, by the picture: without your attributes, so that your \`partner\` does not go along, and without an event. What you put inside the tag gives way to the picture at once, so that it does not show where the script fails either. Your attributes go on the tag as below; the picture follows them when the script comes. A list of your own (\`items\`) comes later still, and our figures and reviews would show until then: for that take the tag's own file. Picture and script belong together, so both are pinned: for a newer version, paste anew.

**A template or a script writes it, with one tag.** The tag's own file brings all that is seen in a single request.

\`\`\`html
<script type="module" src="${libraryUrl}/${major}/hic-quote-start.js"></script>

<hic-quote-start partner="your-name">
  <a href="${siteUrl}/quote">Compare health insurance</a>
</hic-quote-start>
\`\`\`

**Several tags, or tags far down the page.** One small script for all of them; each fetches its own part when it comes near.

\`\`\`html
<script type="module" src="${libraryUrl}/${major}/hic.js"></script>
\`\`\`

KB after gzip until it is seen; pasted, the picture is enough:

| Tag | Pasted: picture + script | Its own file | By \`hic.js\` |
|---|---|---|---|
${WIDGETS.map(({ tag }) => weights(tag, firstLook(tag))).join('\n')}

What you put inside a tag shows until the widget does, without script, and if anything of ours fails. To hold its place, give the tag a \`min-height\`. Every tag needs its end, as in \`<hic-faq></hic-faq>\`: HTML knows no \`<hic-faq />\`, and what follows on your page would be inside the tag and not be seen. Let the tag stand in no paragraph if you put blocks or \`<details>\` inside, as an editor that wraps all in \`<p>\` does: in HTML the first of them ends the paragraph, and the tag with it.

In a frame, as some site builders put what you paste, the buttons lead your whole page on, or open a tab where the frame's \`sandbox\` keeps them from that. A \`sandbox\` of your own needs \`allow-scripts allow-forms\`, and \`allow-top-navigation-by-user-activation\` or \`allow-popups allow-popups-to-escape-sandbox\`: without either the buttons cannot lead on, and \`allow-popups\` alone ends at the browser's error page, because the tab would keep the frame's limits. The two links of \`<hic-newsletter>\` need the first of the two.

Browsers: ${BROWSERS}

| Address | Changes | For |
|---|---|---|
| \`${exact}/<tag>.html\` | never | HTML to paste, with \`<tag>.pasted.js\`; its first line has what a policy needs |
| \`${major}/<tag>.js\` | never breaks within the major | one tag: ${WIDGETS.map(({ tag }) => `\`${tag}.js\``).join(', ')} |
| \`${major}/hic.js\` | never breaks within the major | several tags |
| \`${exact}/…\` | never | pages that pin, with \`integrity\` and \`crossorigin\` |
| \`hic.js\`, \`<tag>.js\` | with every release | trying out |
| \`${major}/hic.classic.js\`, also in the others | as its folder | tag managers that take classic scripts only |

To pin: \`<script type="module" src="${libraryUrl}/${file}" integrity="${integrity[file]}" crossorigin></script>\`. \`integrity.json\` holds the integrity of every file, for this and for an import map's \`integrity\`. Loading scripts twice, or both kinds, is harmless: the first copy stays.

## Host it
Upload this folder as it is, and leave the folders of older versions where they are: pages that pin keep working. \`_headers\` has the headers that every file needs (any page may load it; the version's folder never changes); on a host that does not read it, set the same. Beside each file that packing makes smaller lie a \`.br\` and a \`.gz\` for hosts that send them. What changed, and what to do, is in \`CHANGELOG.md\`; \`custom-elements.json\`, \`hic.d.ts\` and, for the tags in React's TSX, \`hic.jsx.d.ts\` are for editors.

## Content security policy
\`\`\`
script-src ${new URL(libraryUrl).origin};
connect-src ${backendUrl};
form-action ${siteUrl};
\`\`\`
No inline script or style, no \`eval\`, no Trusted Types policy, no fonts or images from elsewhere. \`style-src\` needs nothing but for what is pasted: the first line of that has the hash of its sheet. \`connect-src\` serves the newsletter and the record of calls.

${WIDGETS.map(section).join('\n')}
${FRAMEWORKS}
## Looks
Set these anywhere above the tag. The widget takes its font from your page, and its colours from the page's \`color-scheme\`: a dark background alone does not tell it. On a dark page declare one, or set it for the tags:

\`\`\`css
:root { color-scheme: dark }       /* the page is dark, and its own scrollbars and fields with it */
body { --hic-color-scheme: dark }  /* only the widgets are */
\`\`\`

Margin, width and \`display\` of a tag are yours: it fills its block, but for \`<hic-phone-link>\`, which stands in its sentence and is as large as its words. Where the box around it takes its own width from what is inside, a tag asks for no more than 192 pixels: in a flex row give it \`flex: 1\` or a width, in a grid a column of \`1fr\`; give a \`<dialog>\`, a popover, a float or a box with \`position: absolute\` a width of its own, such as \`width: min(60rem, 90vw)\`.

Our words are English, read from left to right on any page. If you put in your own in another language, say so on the tag: \`<hic-faq lang="ar" dir="rtl">\`.

| Property | Usual | Meaning |
|---|---|---|
${THEME.map(({ name, usual, meaning }) => `| \`${name}\` | \`${usual}\` | ${meaning} |`).join('\n')}

| Part | Meaning |
|---|---|
${PARTS.map(({ name, meaning }) => `| \`::part(${name})\` | ${meaning} |`).join('\n')}
`
}

function weights(tag: string, { picture, pasted, alone, loader }: FirstLook): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  return `| \`<${tag}>\` | ${kilobytes(picture)} + ${kilobytes(pasted - picture)} | ${kilobytes(alone)} | ${kilobytes(loader)} |`
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
