import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take ten seconds or more, whatever their size: started last, they would run on alone. */
const LONG = [
  'every-page',
  'session',
  'faults-on-the-line',
  'hostile',
  'local-backend',
  'ways',
  'admin-screens',
  'on-any-page',
  'moving-before-react',
  'from-sources',
  'no-script',
  'firefox',
  'browsers',
]

/** The order of test files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.some(name => moduleId.endsWith(`/${name}.test.ts`))
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}
