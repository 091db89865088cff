// GOV.UK's accordion alone, as its documentation says to pick it.
import { Accordion, createAll } from 'govuk-frontend'

document.body.classList.add('js-enabled', 'govuk-frontend-supported')
createAll(Accordion)
