import { PdfBytes } from './pdf-bytes.ts'

let asked: { url: string; bytes: Promise<PdfBytes>; leaving: AbortController } | null = null

/** Prefetches a PDF that is being opened, before there is a page to show it on. */
export function askAhead(url: string): void {
  if (asked?.url === url) return
  asked?.leaving.abort()
  const leaving = new AbortController()
  const bytes = PdfBytes.open(url, leaving.signal)
  // A failure is reported to the caller who takes the result.
  bytes.catch(() => undefined)
  asked = { url, bytes, leaving }
}

/** Returns the prefetched bytes, once, or fetches them now. Throws as `PdfBytes.open` does. */
export function takeBytes(url: string, signal: AbortSignal): Promise<PdfBytes> {
  if (asked?.url !== url) return PdfBytes.open(url, signal)
  const { bytes, leaving } = asked
  asked = null
  if (signal.aborted) leaving.abort()
  else signal.addEventListener('abort', () => leaving.abort())
  return bytes
}
