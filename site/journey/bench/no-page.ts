/** Outside a page nothing reports that the connection is back, and nothing is kept: as when storage is forbidden. */
export function noPage(): void {
  const forbidden = () => {
    throw new Error('There is no storage here')
  }
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get: forbidden })
  Object.assign(globalThis, { addEventListener: () => {} })
}
