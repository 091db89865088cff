/** What the builds carry of others', with their notices: most licences ask that these go wherever the code goes. */
export const LICENCES = 'licences.md'
