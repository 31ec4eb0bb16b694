import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfBytes } from './pdf-bytes.ts'

/** Its list of URLs is longer than the code that uses it, so it loads with the first request. */
const fetchAsset = async (name: string) => (await import('./pdf-assets.ts')).fetchPdfAsset(name)

class Assets {
  fetch = ({ filename }: { filename: string }) => fetchAsset(filename)
}

/** A PDF being opened. `close` frees its memory; the caller that started the worker terminates it. */
export interface OpeningPdf {
  task: PDFDocumentLoadingTask
  close: () => void
}

/** Passes pdf.js the bytes that it requests. pdf.js cannot be notified of a failure, so `onLost` is called. */
class Ranges extends PDFDataRangeTransport {
  readonly #bytes: PdfBytes
  readonly #onLost: (error: unknown) => void

  constructor(bytes: PdfBytes, onLost: (error: unknown) => void) {
    super(bytes.length, null)
    this.#bytes = bytes
    this.#onLost = onLost
  }

  override requestDataRange(begin: number, end: number): void {
    this.#bytes.read(begin, end).then((chunk) => this.onDataRange(begin, chunk), this.#onLost)
  }
}

const options = {
  isEvalSupported: false,
  verbosity: VerbosityLevel.ERRORS,
  BinaryDataFactory: Assets,
} as const

// The types say null; pdf.js accepts a worker.
const workerAt = (port: Worker) => new PDFWorker({ port: port as unknown as null, verbosity: VerbosityLevel.ERRORS })

/** Opens a PDF that is here already. */
export function openWholePdf(data: Uint8Array, port: Worker): OpeningPdf {
  const task = getDocument({ data, worker: workerAt(port), ...options })
  return { task, close: () => void task.destroy() }
}

/** Opens a PDF by ranges of 32 KB: it fetches only what the visible pages need. */
export function openPdf(bytes: PdfBytes, port: Worker, onLost: (error: unknown) => void): OpeningPdf {
  const task = getDocument({
    range: new Ranges(bytes, onLost),
    worker: workerAt(port),
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 2 ** 15,
    ...options,
  })
  return { task, close: () => void task.destroy() }
}
