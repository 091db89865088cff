declare module 'govuk-frontend' {
  export class Accordion {}
  export function createAll(component: typeof Accordion): void
}
