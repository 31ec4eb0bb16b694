import { formatWithOptions } from 'node:util'
import { afterEach } from 'vitest'

const heard: string[] = []
/** What PDFium says where compiling it takes more than ten seconds, as on a busy machine. */
const slowWasm = /^(?:still waiting on run dependencies:|dependency: wasm-instantiate|\(end of list\))$/

for (const level of ['warn', 'error'] as const) {
  console[level] = (...words: unknown[]) => {
    if (slowWasm.test(String(words[0]))) return
    heard.push(`console.${level}: ${formatWithOptions({ depth: 4 }, ...words)}`)
  }
}

/**
 * Noise is failure: a warning that nobody expects hides the one that matters. A test that expects a message
 * mocks the method: `vi.spyOn(console, 'error').mockReturnValue()`.
 */
afterEach(() => {
  const noise = heard.splice(0)
  if (noise.length > 0) throw new Error(`The test wrote to the console:\n${noise.join('\n')}`)
})
