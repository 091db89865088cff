// Web Awesome's select, option and button, and the check of a form with them.
import '@awesome.me/webawesome/dist/components/button/button.js'
import '@awesome.me/webawesome/dist/components/option/option.js'
import '@awesome.me/webawesome/dist/components/select/select.js'

const form = document.querySelector('form')!
form.noValidate = true
await Promise.all(['wa-button', 'wa-option', 'wa-select'].map(tag => customElements.whenDefined(tag)))
form.addEventListener('submit', event => {
  event.preventDefault()
  document.querySelector('#said')!.textContent = 'Please select your state.'
})
