// What the README of the tags and that of the package say in the same words.
import { THEME } from '../theme.ts'

/** The oldest browsers that the builds are made for, in words. */
export const BROWSERS = 'Chrome and Edge 123, Safari 17.5 (iOS 17.5) and Firefox 128, and all later versions.'

/** What the widgets keep and send. */
export const forPrivacyPolicy = (siteUrl: string) => `## For your privacy policy
The widgets set no cookies and keep nothing in the browser's storage. Where your page loads them from our host, that sees of every visitor what any web server does: the IP address, how the browser identifies itself and, as a rule, the address of your site. Beyond that, a visitor's browser sends us something only when the visitor

- subscribes: the address, and how the browser identifies itself;
- taps the phone link: the number, where the link is, and how the browser identifies itself;
- goes on to our site: \`partner\` and what was chosen, in the page's address.

What becomes of it is in our [privacy policy](${siteUrl}/privacy).
`

/** What a partner may set of the look. */
export const LOOKS = `| Property | Default | Meaning |
|---|---|---|
${THEME.map(({ name, usual, meaning }) => `| \`${name}\` | \`${usual}\` | ${meaning} |`).join('\n')}`

/** What a partner who uses a framework must know. */
export const FRAMEWORKS = `## React, Next, Preact, Vue, Angular, Svelte
**React or Preact rendered on a server**, as in Next: on hydration, both silently drop a tag's object properties (\`items\`), and React its listeners too. Use the components in the npm package; or write questions as \`<details>\` inside \`<hic-faq>\`, and set the rest in an effect:

\`\`\`tsx
const tag = useRef<HTMLElementTagNameMap['hic-stats']>(null)
useEffect(() => {
  const stats = tag.current!
  const log = (event: Event) => console.log((event as CustomEvent).detail)
  stats.items = figures
  stats.addEventListener('hic-flip', log)
  return () => stats.removeEventListener('hic-flip', log)
}, [])
return <hic-stats ref={tag} />
\`\`\`

In Next, \`<Script type="module" crossOrigin="anonymous" src="…" />\` loads the script; without \`crossOrigin\`, it is fetched twice.

**React or Preact in the browser only**: render once the tags are registered (\`await customElements.whenDefined('hic-stats')\`). From React 19, and in Preact, \`items={…}\` and \`onhic-flip={…}\` then work; older versions of React write the list as text and leave the listener out without a word, so use the effect above. They do not know \`className\` on a tag either: write \`class\`. In Preact's TSX, declare each tag that you use: \`declare module 'preact' { namespace JSX { interface IntrinsicElements { 'hic-stats': any } } }\`.

**Vue**: \`:items.prop="…"\` and \`@hic-flip="…"\`; make \`compilerOptions.isCustomElement\` return true for tags that start with \`hic-\`.

**Angular**: \`[items]="…"\` and \`(hic-flip)="…"\`, with \`CUSTOM_ELEMENTS_SCHEMA\` in the component's \`schemas\`.

**Svelte 5**: \`items={…}\` and \`onhic-flip={…}\`. If a server renders the page, it writes the list as text, the console says that the tag ignores that, and the list itself comes when Svelte starts.

**In all of them:**

- Everything but \`items\` may be written as an attribute, as in HTML: \`cover-for="families"\`.
- To change a list, set another one: what is pushed into the same list does not show.
- A link to a question of the same page (\`#item-3\`) is a plain \`<a>\`: a router's own link changes the address without telling the page.
`
