// Shoelace's select, option and button, and the check of a form with them.
import '@shoelace-style/shoelace/dist/components/button/button.js'
import '@shoelace-style/shoelace/dist/components/option/option.js'
import '@shoelace-style/shoelace/dist/components/select/select.js'

const form = document.querySelector('form')!
form.noValidate = true
await Promise.all(['sl-button', 'sl-option', 'sl-select'].map(tag => customElements.whenDefined(tag)))
form.addEventListener('submit', event => {
  event.preventDefault()
  document.querySelector('#said')!.textContent = 'Please select your state.'
})
