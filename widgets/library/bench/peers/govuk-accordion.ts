// GOV.UK's accordion alone, imported as its documentation says.
import { Accordion, createAll } from 'govuk-frontend'

document.body.classList.add('js-enabled', 'govuk-frontend-supported')
createAll(Accordion)
