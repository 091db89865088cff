import { createContext, useContext } from 'react'

/** The way from the page on show to the next one. */
export interface Move {
  /** The next page is being fetched; the one on show stays until then, and so does its address. */
  isLoading: boolean
  /** The page at this address could not be fetched. It is fetched anew when a link leads there again. */
  failed?: { error: unknown } | undefined
}

export const MoveContext = createContext<Move>({ isLoading: false })

export const useMove = (): Move => useContext(MoveContext)
