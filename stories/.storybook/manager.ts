import { addons } from 'storybook/manager-api'

// As a heading, Widgets stands below all else in the list, whatever the order of the stories.
addons.setConfig({ sidebar: { showRoots: false } })
