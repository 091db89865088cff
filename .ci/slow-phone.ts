import type { CDPSession } from 'playwright'

/** How many times slower its processor is than ours. */
export const SLOWER = 4
/** Milliseconds there and back; bytes a second. */
export const LINE = { offline: false, latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 }

/** Makes a page as slow as on a slow phone with a slow line, as the benches have it; Lighthouse brings its own. */
export async function asOnSlowPhone(devtools: CDPSession): Promise<void> {
  const { download, upload, ...line } = LINE
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    ...line,
    downloadThroughput: download,
    uploadThroughput: upload,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}
