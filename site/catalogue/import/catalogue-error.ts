/** A release that cannot be used, in a sentence for whoever runs the import. The release in place stays. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
}
