/** Outside a page nobody tells that the line is back, and nothing is kept: as where storage is forbidden. */
export function noPage(): void {
  const forbidden = () => {
    throw new Error('There is no storage here')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get: forbidden })
  Object.assign(globalThis, { addEventListener: () => {} })
}
