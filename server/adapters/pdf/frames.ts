import type { Readable, Writable } from 'node:stream'
import { deserialize, serialize } from 'node:v8'

const headerLength = 4

/** Writes one structured-clonable value to a pipe: its length (32 bits, big endian), then its bytes. */
export async function writeFrame(pipe: Writable, value: unknown): Promise<void> {
  const body = serialize(value)
  const header = Buffer.alloc(headerLength)
  header.writeUInt32BE(body.length)
  pipe.write(header)
  await new Promise<void>((resolve, reject) => pipe.write(body, (error) => (error ? reject(error) : resolve())))
}

/** Reads the values back, taking no more from the pipe than is asked for, so that a slow reader slows the writer. */
export async function* readFrames(pipe: Readable): AsyncGenerator<unknown> {
  let chunks: Buffer[] = []
  let have = 0
  let need = headerLength
  let inBody = false
  for await (const chunk of pipe) {
    chunks.push(chunk as Buffer)
    have += (chunk as Buffer).length
    while (have >= need) {
      const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      const part = all.subarray(0, need)
      chunks = [all.subarray(need)]
      have -= need
      need = inBody ? headerLength : part.readUInt32BE()
      inBody = !inBody
      if (!inBody) yield deserialize(part)
    }
  }
}
