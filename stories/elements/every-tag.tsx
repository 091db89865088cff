import { ArgTypes, Canvas, DocsContext, Markdown, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

// Custom properties and parts are the same for every tag.
const LOOKS = /^(--|::)/

/** The docs of the tags, each with its attributes and events: Storybook's own page has a table for the first story only. */
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
      <h2>Styling that a page can set</h2>
      <ArgTypes of={stories[0]!.moduleExport} include={LOOKS} />
    </>
  )
}
