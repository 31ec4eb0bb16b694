/** Bytes that are kept in all: some hundreds of certificates, or twenty handouts. */
const maxBytes = 64 * 1_048_576
/** Milliseconds for which a sheet is kept. */
const lifetime = 3_600_000

interface Kept {
  pdf: Buffer
  until: number
}

export interface KeptSheets {
  find(hash: string): Buffer | null
  add(hash: string, pdf: Buffer): void
}

/**
 * The sheets that this process has made, under a hash of what they show: in memory, because some show names. The ones
 * that were asked for longest ago make room.
 */
export function createKeptSheets({ bytes = maxBytes, milliseconds = lifetime } = {}): KeptSheets {
  // In the order in which they were asked for.
  const kept = new Map<string, Kept>()
  let size = 0

  function remove(hash: string, { pdf }: Kept): void {
    kept.delete(hash)
    size -= pdf.length
  }

  return {
    find(hash) {
      const found = kept.get(hash)
      if (!found) return null
      remove(hash, found)
      if (found.until < Date.now()) return null
      kept.set(hash, found)
      size += found.pdf.length
      return found.pdf
    },
    add(hash, pdf) {
      const before = kept.get(hash)
      if (before) remove(hash, before)
      if (pdf.length > bytes / 2) return
      kept.set(hash, { pdf, until: Date.now() + milliseconds })
      size += pdf.length
      for (const [oldest, sheet] of kept) {
        if (size <= bytes && sheet.until >= Date.now()) break
        remove(oldest, sheet)
      }
    },
  }
}
