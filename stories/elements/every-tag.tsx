import { ArgTypes, Canvas, DocsContext, Markdown, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

// Every tag has the same.
const LOOKS = /^(--|::)/

/** The docs of the tags: each with what it takes and tells, where Storybook's own page has a table for the first story only. */
export function EveryTag() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <>
      <Title />
      {stories.map(({ id, name, moduleExport, parameters }) => (
        <section key={id}>
          <h2 id={id}>{name}</h2>
          <Markdown>{parameters.docs?.description?.story ?? ''}</Markdown>
          <Canvas of={moduleExport} />
          <ArgTypes of={moduleExport} exclude={LOOKS} />
        </section>
      ))}
      <h2>What a page may set of their looks</h2>
      <ArgTypes of={stories[0]!.moduleExport} include={LOOKS} />
    </>
  )
}
