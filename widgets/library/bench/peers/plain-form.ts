// The limit: native selects and six lines.
const form = document.querySelector('form')!
form.noValidate = true
form.addEventListener('submit', event => {
  event.preventDefault()
  document.querySelector('#said')!.textContent = 'Please select your state.'
})
