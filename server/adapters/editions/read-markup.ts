import { unzipSync } from 'fflate'

/** Bytes of all markup of an e-book together: a thick novel has two million. */
const maxMarkup = 20_000_000

/** The pages of an e-book and what else is markup in it, by name; null where it cannot be unpacked, or says that it is longer than any book. */
export function readMarkup(zip: Uint8Array): Map<string, string> | null {
  let sum = 0
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:x?html?|xml|opf|ncx|svg)$/i.test(name)) return false
        sum += originalSize
        if (sum > maxMarkup) throw new Error('Too long.')
        return true
      },
    })
    return new Map(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
  } catch {
    return null
  }
}
