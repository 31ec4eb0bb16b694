import type { Readable } from 'node:stream'
import { extract, pack } from 'tar-stream'

/** A file to be put into an archive. */
export interface TarFile {
  name: string
  bytes: Uint8Array
}

/** A file of an archive, as it is read. */
export interface TarEntry {
  name: string
  /** The bytes of the file. What is not read is skipped. */
  body: AsyncIterable<Buffer>
}

/** Packs files, one after the other, into a tar archive. Throws what `files` throws. */
export async function* packTar(files: AsyncIterable<TarFile> | Iterable<TarFile>): AsyncGenerator<Buffer> {
  const archive = pack()
  async function packAll(): Promise<void> {
    for await (const { name, bytes } of files) {
      await new Promise<void>((resolve, reject) => {
        const entry = archive.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
          error ? reject(error) : resolve(),
        )
        // It emits the error too when the archive is given up, and without a listener that ends the process.
        entry.on('error', reject)
      })
    }
    archive.finalize()
  }
  packAll().catch((error: Error) => archive.destroy(error))
  yield* archive as AsyncIterable<Buffer>
}

/**
 * The files of an archive, one after the other. Throws for what is no archive, is broken off, or holds more than plain
 * files.
 */
export async function* readTar(source: Readable): AsyncGenerator<TarEntry> {
  const archive = extract()
  source.once('error', (error) => archive.destroy(error))
  source.pipe(archive as unknown as NodeJS.WritableStream)
  try {
    for await (const entry of archive) {
      const { type, name } = entry.header
      // `packTar` makes neither links nor folders.
      if (type !== 'file') throw new Error('the archive holds more than files')
      yield { name, body: entry as AsyncIterable<Buffer> }
      // The next entry comes once this one has been read to its end.
      entry.resume()
    }
  } finally {
    source.destroy()
  }
}

/** All bytes at once, of a file that fits into memory. */
export async function joined(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}
