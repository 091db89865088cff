/** Third-party code in the builds, with its notices: most licences require these to go wherever the code goes. */
export const LICENCES = 'licences.md'
