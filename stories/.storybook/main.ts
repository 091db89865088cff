import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { mergeConfig } from 'vite'
import { makeDisplayFace } from '#site/display-face.ts'
import { TARGETS } from '#widgets/domain/browsers.ts'
import { sonnerWithoutInjection } from '#widgets/kit/notify/no-injection.ts'
import { shadowCssPlugin } from '#widgets/kit/styles/shadow-css.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // A tutorial that would stand above the list of stories, and offer to publish them.
  features: { sidebarOnboardingChecklist: false },
  // Props are documented in the declarations; parsing the sources again would only cost time.
  typescript: { reactDocgen: false },
  viteFinal: async config =>
    mergeConfig(config, {
      // Tailwind has put the folder of the site's sheet before its name.
      resolve: {
        alias: [
          {
            find: /.*hic-display-face$/,
            replacement: await makeDisplayFace(join(import.meta.dirname, '../../.local')),
          },
        ],
      },
      plugins: [tailwindcss(), shadowCssPlugin(), sonnerWithoutInjection()],
      // For older targets the minifier rewrites light-dark(), and the dark scheme is lost.
      build: {
        target: TARGETS,
        chunkSizeWarningLimit: 2_000,
        // "Show code" names a component as its function is named.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
}
export default config
