import { join } from 'node:path'
import { demoSource, SHIPPED_SIZE } from './demo/demo-source.ts'
import { type ImportReport, importRelease } from './import/import-release.ts'
import { temporaryFolder } from './import/temporary-folder.ts'

const DEMO_DAY = '2026-04-01'
const DEMO_DAY_BEFORE = '2025-04-01'

/**
 * Makes the demo's two releases, a year apart, and puts the later one into a folder through the same importer
 * that reads the government's files.
 */
export async function buildDemoRelease(outDir: string): Promise<ImportReport> {
  const scratch = temporaryFolder('hic-demo-')
  try {
    const since = join(scratch.path, 'before')
    await importRelease({
      source: demoSource(SHIPPED_SIZE, { day: DEMO_DAY_BEFORE, before: true }),
      into: since,
      quality: 1,
    })
    return await importRelease({
      source: demoSource(SHIPPED_SIZE, { day: DEMO_DAY, before: false }),
      into: outDir,
      since,
    })
  } finally {
    scratch.remove()
  }
}
