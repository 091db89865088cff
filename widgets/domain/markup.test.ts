import { expect, test } from 'vitest'
import { escaped } from './markup.ts'

test('whatever a text says, it is neither a tag nor the end of an attribute', () => {
  expect(escaped('<b title="R&D">"x" > \'y\'</b>')).toBe(
    "&lt;b title=&quot;R&amp;D&quot;&gt;&quot;x&quot; &gt; 'y'&lt;/b&gt;",
  )
})
