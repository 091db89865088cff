import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()

configure({
  // Toasts and results are chunks of their own: one second is too short for them when three browsers share two cores.
  asyncUtilTimeout: 30_000,
  getElementError: errorWhenRead,
})

/**
 * Why nothing was found, with the page as it is when somebody reads it: nobody does while a test waits, and to write
 * down a list of policies takes longer than to search it again and again.
 */
function errorWhenRead(...searched: Parameters<typeof getElementError>): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
  // The report shows the line of the test, not one of these.
  Error.captureStackTrace(error, errorWhenRead)
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(...searched).message,
  })
}
