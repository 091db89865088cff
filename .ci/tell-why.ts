import { beforeEach } from 'vitest'
import { tellIfItFails } from './said-by-pages.ts'

beforeEach(tellIfItFails)
