/** A release that cannot be used, in a sentence for the person who runs the import. The release in place stays. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}
