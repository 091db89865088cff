import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, type MouseEvent, Suspense, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'
import './nothing-sent.ts'
import './preview.css'

// Pictures come from the build one by one, React and the toasts after them: one second is too little on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/** A widget's links lead to pages of the site that are not here, or to a dialler: they are stopped, so that a reviewer stays. */
function keepLinksHere({ nativeEvent }: MouseEvent) {
  const link = nativeEvent.composedPath().find(target => target instanceof HTMLAnchorElement)
  if (link && !link.getAttribute('href')?.startsWith('#')) nativeEvent.preventDefault()
}

// A list is chosen from by typing, and what is not typed into a text field Storybook takes for itself: M for its ruler.
document.addEventListener('keydown', event => {
  if (event.composedPath()[0] instanceof HTMLSelectElement) event.stopPropagation()
})

// For docs pages only; the tests do not need it.
const Documented = lazy(() => import('./documented.tsx'))
const documented = (page: ComponentProps<typeof Documented>) => (
  <Suspense>
    <Documented {...page} />
  </Suspense>
)

/** Every story on paper, in the scheme and at the width set in the toolbar, with the site's toaster. */
const onPaper: Decorator = (Story, { globals: { scheme, width }, viewMode }) => {
  // The docs show stories of both schemes on one page, each on paper of its own.
  const among = viewMode === 'docs'
  useLayoutEffect(() => {
    if (!among) document.documentElement.style.colorScheme = scheme
    document.documentElement.lang = 'en-AU'
  }, [scheme, among])
  return (
    <div
      className={among ? 'bg-paper p-4 text-ink' : ''}
      onClickCapture={keepLinksHere}
      onAuxClickCapture={keepLinksHere}
      style={{ maxWidth: width === 'full' ? undefined : `${width}px`, ...(among ? { colorScheme: scheme } : {}) }}
    >
      <Story />
      {/* A docs page has one for all of its stories. */}
      {!among && <Toaster />}
    </div>
  )
}

const WIDTHS = ['200', '320', '480', '768', '1200']

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onPaper],
  initialGlobals: { scheme: 'light', width: 'full' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    width: {
      description: 'Width of the space for the widget',
      toolbar: { title: 'Width', icon: 'grow', items: ['full', ...WIDTHS], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    docs: { container: documented },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // A violation fails the story, here and in the tests.
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Widgets', 'Elements', 'Elements without React', 'Partner page', 'Embed snippet'] },
    },
  },
}
export default preview
