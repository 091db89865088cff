import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take more than half a minute: begun last, they would run on alone. */
const LONG = ['axe', 'faults-on-the-line', 'ways', 'hostile', 'session', 'admin-screens', 'crawl', 'zoom', 'weight']

/** The order of test files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.some(name => moduleId.endsWith(`/${name}.test.ts`))
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}
