import { configure } from '@testing-library/react'

// Toasts and results are chunks of their own: one second is too short for them when three browsers share two cores.
configure({ asyncUtilTimeout: 30_000 })
