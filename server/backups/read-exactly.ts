/** Reads a stream by byte counts. `tooShort` creates the error to throw if it ends too early. */
export function readExactly(source: AsyncIterable<Buffer>, tooShort: () => Error) {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  async function hold(count: number): Promise<boolean> {
    if (held.length >= count) return true
    const parts = [held]
    let size = held.length
    while (size < count) {
      const next = await chunks.next()
      if (next.done) break
      parts.push(next.value)
      size += next.value.length
    }
    held = Buffer.concat(parts)
    return size >= count
  }

  return {
    /** The next bytes, or as many as there are, without consuming them. */
    async peek(count: number): Promise<Buffer> {
      await hold(count)
      return held.subarray(0, count)
    },
    async take(count: number): Promise<Buffer> {
      if (!(await hold(count))) throw tooShort()
      const taken = held.subarray(0, count)
      held = held.subarray(count)
      return taken
    },
    isAtEnd: async () => !(await hold(1)),
  }
}
