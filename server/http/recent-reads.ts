import type { FileStore } from '../adapters/files/file-store.ts'

/** How long bytes are kept, in milliseconds: a class turns to a page within seconds. And how many, of all files. */
const kept = { milliseconds: 10_000, bytes: 32_000_000 }

const readsOf = new WeakMap<FileStore, RecentReads>()

/** The recent reads of a store. */
export function recentReads(files: FileStore): RecentReads {
  const reads = readsOf.get(files) ?? new RecentReads()
  readsOf.set(files, reads)
  return reads
}

/**
 * What has just been read of the stored files, since a class asks for the same pages at the same moment: reading a part of
 * a file costs more than all else about its response. The bytes of a key never change, and access to them is decided
 * before.
 */
class RecentReads {
  readonly #reads = new Map<string, Promise<Buffer>>()
  #bytes = 0

  /** The bytes of that name, which `load` reads unless they have just been read, or are being read now. */
  find(name: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const found = this.#reads.get(name)
    if (found !== undefined) return found
    const reading = load()
    if (this.#bytes < kept.bytes) this.#keep(name, reading)
    return reading
  }

  #keep(name: string, reading: Promise<Buffer>): void {
    this.#reads.set(name, reading)
    reading.then(
      ({ length }) => {
        this.#bytes += length
        setTimeout(() => {
          this.#bytes -= length
          this.#reads.delete(name)
        }, kept.milliseconds).unref()
      },
      () => this.#reads.delete(name),
    )
  }
}
