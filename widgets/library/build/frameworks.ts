/** The oldest browsers that the builds are made for, in words, for both READMEs. */
export const BROWSERS =
  'Chrome and Edge 123, Safari 17.5 (iOS 17.5) and Firefox 128, and every version after them. In older ones what you put inside a tag may be all that shows.'

/** What a partner must know who writes the tags with a framework, for both READMEs. */
export const FRAMEWORKS = `## React, Next, Vue
**React that a server rendered**, as in Next: at hydration React drops a tag's object properties (\`items\`) and its listeners without a word. Use the components of the npm package; or write questions as \`<details>\` inside \`<hic-faq>\`, and set the rest in an effect:

\`\`\`tsx
const tag = useRef<HTMLElementTagNameMap['hic-stats']>(null)
useEffect(() => {
  const stats = tag.current!
  const told = (event: Event) => console.log((event as CustomEvent).detail)
  stats.items = figures
  stats.addEventListener('hic-flip', told)
  return () => stats.removeEventListener('hic-flip', told)
}, [])
return <hic-stats ref={tag} />
\`\`\`

**React in the browser only**: from React 19 on, once the tags are registered, \`items={…}\` and \`onhic-flip={…}\` work; older ones write both as text, so use the effect above there. **Vue**: \`:items.prop="…"\` and \`@hic-flip="…"\`; let \`compilerOptions.isCustomElement\` answer true for tags that start with \`hic-\`.
`
