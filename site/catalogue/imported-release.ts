import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Where `npm run catalogue:import` puts a release. HIC_CATALOGUE names another folder; the tests name an empty one,
 * because they are written for the demo's.
 */
export const importedRelease = (): string => resolve(ROOT, process.env.HIC_CATALOGUE || '.local/catalogue')
