import { createApp, h, ref } from 'vue'
import { QUESTIONS } from './questions.ts'

const shown = ref(true)
const state = ref('VIC')
const told = ref('')

function taken(event: CustomEvent<{ href: string }>) {
  event.preventDefault()
  told.value = event.detail.href
}

/** Somebody's own Vue application with two of our tags in it. */
const Host = () =>
  h('div', [
    h('button', { type: 'button', onClick: () => (state.value = 'TAS') }, 'Move to Tasmania'),
    h('button', { type: 'button', onClick: () => (shown.value = false) }, 'Take them out'),
    h('output', told.value),
    shown.value && h('hic-quote-start', { state: state.value, coverFor: 'families', onHicStartComparing: taken }),
    shown.value && h('hic-faq', { items: QUESTIONS }),
  ])

createApp(Host).mount('#here')
