import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes after which what was written is sent to the disk. */
const stride = 8_388_608

/**
 * Writes a new file and waits for the disk as it goes. What the system has not yet written counts as memory of the
 * container, where several large files at once would fill it. Resolves once the file is on the disk.
 */
export async function writeThrough(
  path: string,
  source: Readable,
  onChunk: (chunk: Uint8Array) => void = () => undefined,
): Promise<void> {
  await pipeline(source, async (chunks: AsyncIterable<Uint8Array>) => {
    const file = await open(path, 'w')
    try {
      await write(file, chunks, onChunk)
      await file.sync()
    } finally {
      await file.close()
    }
  })
}

async function write(file: FileHandle, chunks: AsyncIterable<Uint8Array>, onChunk: (chunk: Uint8Array) => void) {
  let unwritten = 0
  for await (const chunk of chunks) {
    onChunk(chunk)
    for (let start = 0; start < chunk.length; start += stride) {
      const piece = chunk.subarray(start, start + stride)
      await file.writeFile(piece)
      unwritten += piece.length
      if (unwritten < stride) continue
      await file.datasync()
      unwritten = 0
    }
  }
}
