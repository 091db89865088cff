import { createContext } from 'react'

/** Whether the session, or the right, ended while a panel held something unsaved: nobody here may read about people now. */
export const IsOver = createContext(false)
