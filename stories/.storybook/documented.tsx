import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'

/** A docs page, with one toaster for all of its stories: one in each story would repeat every message. */
export default function Documented({ children, ...page }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...page}>
      {children}
      <Toaster />
    </DocsContainer>
  )
}
