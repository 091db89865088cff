import { BRAND } from '#widgets/domain/brand.ts'
import type { Attribute } from '#widgets/kit/element/attribute.ts'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { kebab } from '#widgets/kit/element/kebab.ts'
import { PARTS } from '../theme.ts'
import { movingFolder } from '../version.ts'
import { WIDGETS } from '../widgets.ts'
import { BROWSERS, FRAMEWORKS, forPrivacyPolicy, LOOKS } from './both-readmes.ts'
import { eventsOf, LOADING } from './docs.ts'
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
  const [major, exact] = [movingFolder(version), `v${version}`]
  const file = `${exact}/hic.js`
  return `# ${BRAND.name} widgets ${version}

There are three ways to put a tag on a page, fastest first. In each, React is fetched only when a visitor first hovers over, touches or focuses the widget, or follows a link to one of its questions (\`#item-3\`). Figures count and reviews move without it; a list of your own brings it as soon as it is near the viewport.

**1. You write the page as HTML.** Paste the whole of \`${exact}/<tag>.html\`: the tag, its picture (the widget, already rendered as HTML) and a small script. The widget shows as soon as the page does. If you [host it yourself](#host-it-yourself), write your own host instead of \`${libraryUrl}\`. Picture and script belong together, so both are pinned: for a newer version, paste again.

- Set your attributes on the tag as below; the picture follows them once the script has loaded. A list of your own (\`items\`) takes longer still, and our figures and reviews would show until then: if you have one, use the tag's own file.
- A press before the script has loaded is not lost, except on Subscribe in \`<hic-newsletter>\`. Buttons and links that lead to the site or make a call then work straight from the picture: without your attributes, so your \`partner\` is not passed on, and without an event.
- In Markdown, write a line \`<div>\` directly above what you paste and a line \`</div>\` directly below, without empty lines: otherwise the picture is read as Markdown too.
- The picture replaces anything you put inside the tag straight away, so that does not show if the script fails either.

**2. A template or a script writes the page, with one tag.** The tag's own file brings everything the visitor sees in a single request.

\`\`\`html
<script type="module" src="${libraryUrl}/${major}/hic-quote-start.js"></script>

<hic-quote-start partner="your-name">
  <a href="${siteUrl}/quote">Compare health insurance</a>
</hic-quote-start>
\`\`\`

**3. Several tags, or tags far down the page.** One small script serves them all; each tag fetches its own part when it comes near the viewport.

\`\`\`html
<script type="module" src="${libraryUrl}/${major}/hic.js"></script>
\`\`\`

Where a page is made in another way:

- **A script of yours writes the tags**, or your theme or router fetches the next page instead of loading it anew. A \`<script>\` that is written by \`innerHTML\` is not run by any browser: put our script into the \`<head>\` of every page. A tag shows whenever it comes.
- **A site builder**, such as WordPress, Squarespace or Wix. Put a tag with the script of its own file, as in the second way, into the block for your own HTML: "Custom HTML" in WordPress, "Code" in Squarespace, "Embed HTML" in Wix.
  - Write \`partner\` with straight quotation marks. Paste no picture: an editor that adds \`<p>\` takes it apart.
  - If a tag shows only what you put inside it, look at the published page, not at a preview, and then at its source. Where the script is gone, your account or plan may not add scripts, and somebody who may has to save the page.
  - A frame, such as Wix makes, does not grow with the widget. At a width of 300 pixels, in a wide font, \`<hic-quote-start>\` is up to 670 pixels high, \`<hic-faq>\` up to 1,300, \`<hic-stats>\` up to 700 and \`<hic-newsletter>\` up to 470; the others stay below 410. See also [In a frame](#in-a-frame).
- **A tag manager.** Put the tag into the page, where it is to show, and \`<script src="${libraryUrl}/${major}/hic.classic.js"></script>\` into the manager: it may run before the tag is there or long after. What visitors do becomes [events](#events).
- **A plugin that joins scripts into one file, or delays them until somebody moves.** Leave ours out of it: each finds its parts beside itself, and while it waits, only what you put inside the tag shows.
- **A page that must not wait for our host.** Until a script of \`type="module"\` has come, or could not be fetched, the browser holds back \`DOMContentLoaded\` and the deferred scripts after it. With \`async\` on our \`<script>\`, they do not wait. Then set a list of your own (\`items\`) in a script directly after the tag, or ours may show first. Write no \`async\` where a page has the same pasted picture twice: the second may then have to fetch what it shows.

KB after gzip before the widget shows; when pasted, the picture alone is enough:

| Tag | Pasted: picture + script | Its own file | With \`hic.js\` |
|---|---|---|---|
${WIDGETS.map(({ tag }) => weights(tag, firstLook(tag))).join('\n')}

## On your page
- **\`partner\`** is your name as we have entered it, together with the addresses of your sites. A request counts as verified only if the visitor's browser says that it came from one of them, so your pages must not hide it with \`Referrer-Policy: no-referrer\` or \`same-origin\`.
- **What you put inside a tag** shows until the widget does, when scripts are off, and if anything of ours fails. To reserve space for the widget, give the tag a \`min-height\`.
- **Every tag needs an end tag**, as in \`<hic-faq></hic-faq>\`: HTML has no \`<hic-faq />\`, and the rest of your page would end up inside the tag, where it is not seen.
- **Outside paragraphs.** If you put blocks or \`<details>\` inside a tag, keep it out of a \`<p>\`, which some editors wrap around everything: the first block ends the paragraph, and the tag with it.
- **Headings.** Those in \`<hic-quote-start>\`, \`<hic-faq>\` and \`<hic-newsletter>\` are of the second level (\`<h2>\`), and each question is one of the third, so put the tags where these levels fit.
- **A tag that is moved** keeps what was typed, chosen, opened and flipped in it. So does one that your page takes out and puts back later, as \`<KeepAlive>\` in Vue does, unless you have set other values on it meanwhile. Once it is back, it sends \`hic-ready\` again, and \`hic-toggle\` or \`hic-flip\` for what it opens or flips; reviews begin again with the first, and move.
- **If something that you have set does not show**, look into the browser's console: a value that a tag ignores is named there, with what the tag takes instead; so is an attribute that the tag does not have, once somebody has touched the widget.
- **Scripts of your page do not see into a tag.** One that replaces phone numbers, as call tracking does, has to set \`number\` on the tag. For one that answers keys, \`event.target\` is the tag, and the field that somebody is typing in is \`event.composedPath()[0]\`.

## In a frame
Some site builders put what you paste in a frame. There the buttons take your whole page to the site or, if the frame's \`sandbox\` does not allow that, open a tab. A \`sandbox\` of your own needs:

- \`allow-scripts allow-forms\`;
- \`allow-top-navigation-by-user-activation\`, or \`allow-popups allow-popups-to-escape-sandbox\`: with neither, the buttons cannot lead anywhere, and \`allow-popups\` alone ends at the browser's error page, because the tab would keep the frame's restrictions. The two links in \`<hic-newsletter>\` need \`allow-top-navigation-by-user-activation\`. The link in \`<hic-reviews>\` always opens a tab: it needs \`allow-popups allow-popups-to-escape-sandbox\`;
- \`allow-same-origin\`, only for requests to count as verified: without it the browser names no page, and everything else works.

A builder may serve the frame from an address of its own, as Wix does (such as \`https://www-example-com.filesusr.com\`): the browser then names that one instead of your site's. Tell us how the \`src\` of the \`<iframe>\` begins on your published page, so that we enter it with the addresses of your sites; until then, no request from there counts as verified.

## Browsers
${BROWSERS} In older browsers, what you put inside a tag may be all that shows.

## Events
Every event below bubbles, out of the tag too, so one listener on the document hears all tags, whenever they come; \`event.target\` is the tag. No event has an email address in it. For a data layer, in a manager that takes only older script:

\`\`\`html
<script>
  ['hic-start-comparing', 'hic-schedule-call', 'hic-call', 'hic-subscribed', 'hic-toggle'].forEach(function (name) {
    document.addEventListener(name, function (event) {
      dataLayer.push({ hicompare: null }) // otherwise Google's manager adds each detail to the one before
      dataLayer.push({ event: name, hicompare: event.detail })
    })
  })
</script>
\`\`\`

## Addresses and versions

| Address | Changes | For |
|---|---|---|
| \`${exact}/<tag>.html\` | never | HTML to paste, with \`<tag>.pasted.js\`; its first line has what a content security policy needs |
| \`${major}/<tag>.js\` | never breaks within the major version | one tag: ${WIDGETS.map(({ tag }) => `\`${tag}.js\``).join(', ')} |
| \`${major}/hic.js\` | never breaks within the major version | several tags |
| \`${exact}/…\` | never | pages that pin a version, with \`integrity\` and \`crossorigin\` |
| \`hic.js\`, \`<tag>.js\` | with every release | trying things out |
| \`${major}/hic.classic.js\`, also in the other folders | like its folder | tag managers, which may accept only classic scripts |

To pin: \`<script type="module" src="${libraryUrl}/${file}" integrity="${integrity[file]}" crossorigin></script>\`. \`integrity.json\` has the integrity value of every script of every version, by its path in this folder, for this and for an import map's \`integrity\` (there with the whole address). Loading a script twice, or both kinds, is harmless: the first copy wins.

When a new major version comes, \`${major}/\` stays where it is, with the last version of its own; you change your address when it suits you.

## Host it yourself
1. Upload this folder as it is, and leave the folders of older versions where they are, so that pages that pin them keep working.
2. If your host does not read \`_headers\`, set the same headers yourself: any page may load the files, and a version's folder never changes.
3. If your host can send compressed copies, a \`.br\` and a \`.gz\` one are next to each \`.js\`, \`.html\` and \`.json\` file that compression makes smaller.
4. For code editors and TypeScript, copy \`custom-elements.json\`, \`hic.d.ts\` and, for the tags in React's TSX, \`hic.jsx.d.ts\` into your project.

\`CHANGELOG.md\` says what changed and what to do.

## Content security policy
\`\`\`
script-src ${new URL(libraryUrl).origin};
connect-src ${backendUrl};
form-action ${siteUrl};
\`\`\`
- \`connect-src\` is for the newsletter form and for recording taps on the phone link.
- \`style-src\` needs nothing unless you paste a picture: the first line of what you paste has the hash of its style sheet.
- On a page with a nonce, put it on our script tag; the parts that the script fetches need nothing then, with \`strict-dynamic\` or without.
- A page with \`Integrity-Policy\` needs the import map (see [above](#addresses-and-versions)): otherwise nothing of ours loads.

The widgets need no inline script or style, no \`eval\`, no Trusted Types policy, and no fonts or images from elsewhere.

${forPrivacyPolicy(siteUrl)}
${WIDGETS.map(section).join('\n')}
${FRAMEWORKS}
## Looks
Set the properties below on the tag or on anything around it. The widget takes its font from your page and its colours from the page's \`color-scheme\`: a dark background alone is not enough. On a dark page, declare a \`color-scheme\`, or set one for the widgets only:

\`\`\`css
:root { color-scheme: dark }       /* the whole page is dark, its scrollbars and fields too */
body { --hic-color-scheme: dark }  /* only the widgets are dark */
\`\`\`

- **Font.** If the page's is the bare word \`monospace\`, browsers take 13 pixels for 16, and the widgets are that much smaller: write \`font-family: monospace, monospace\`, or name a font before it.
- **Size.** A tag's margin and width are yours to set, and its \`display\`, as long as the tag does not become a flex or grid box itself. It fills its block, except for \`<hic-phone-link>\`, which sits in a sentence at the size of the words around it.
- **In a box whose width depends on its contents**, a tag asks for no more than 192 pixels. In a flex row, give it \`flex: 1\` or a width; in a grid, a \`1fr\` column; and give a \`<dialog>\`, a popover, a float or a box with \`position: absolute\` a width of its own, such as \`width: min(60rem, 90vw)\`.
- **Language.** Our text is English and reads from left to right on any page. If you add text of your own in another language, say so on the tag: \`<hic-faq lang="ar" dir="rtl">\`.

${LOOKS}

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
  const row = (shown: string, { takes, meaning, otherwise }: Omit<Attribute<unknown>, 'read'>) =>
    `| ${shown} | ${takes.replaceAll('|', '\\|')} | ${meaning}${otherwise ? ` Otherwise \`${otherwise}\`.` : ''} |`
  const attributes = Object.entries(widget.attributes).map(([name, attribute]) =>
    row(attribute.propertyOnly ? `\`${name}\` (property)` : `\`${kebab(name)}\``, attribute),
  )
  const events = eventsOf(widget).map(
    ({ name, meaning, type, cancelable }) =>
      `| \`${name}\` | ${type === 'null' ? '' : `\`${type.replaceAll('|', '\\|')}\``} | ${cancelable ? 'yes' : ''} | ${meaning} |`,
  )
  return `## \`<${widget.tag}>\`
${widget.meaning}

| Attribute | Takes | Meaning |
|---|---|---|
${[...attributes, row(`\`${LOADING.name}\``, LOADING)].join('\n')}

| Event | Detail | \`preventDefault()\` | Meaning |
|---|---|---|---|
${events.join('\n')}
`
}
