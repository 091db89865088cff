/** Hands a text, in one or many parts, to the browser as a file to keep. */
export function saveFile(
  name: string,
  type: 'text/csv' | 'application/json' | 'text/calendar',
  ...parts: readonly string[]
): void {
  // Spreadsheets read UTF-8 only if it announces itself.
  const content = type === 'text/csv' ? ['\ufeff', ...parts] : [...parts]
  const address = URL.createObjectURL(new Blob(content, { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
