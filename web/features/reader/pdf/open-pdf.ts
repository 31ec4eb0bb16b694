import { getDocument, type PDFDocumentLoadingTask, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Their list of addresses is longer than the code that uses them: it comes when the first one is asked for. */
const fetchAsset = async (name: string) => (await import('./pdf-assets.ts')).fetchPdfAsset(name)

class Cmaps {
  async fetch({ name }: { name: string }) {
    return { cMapData: await fetchAsset(`${name}.bcmap`), isCompressed: true }
  }
}

class Files {
  fetch = ({ filename }: { filename: string }) => fetchAsset(filename)
}

/** A PDF being opened. `close` gives its memory back; the worker is ended by whoever started it. */
export interface OpeningPdf {
  task: PDFDocumentLoadingTask
  close: () => void
}

/**
 * Opens a same-site PDF by ranges of 32 KB: only what the pages on the screen need is fetched (measured: 0.6 of 13 MB
 * for the first of 24 full-page pictures). The auth cookie goes along.
 */
export function openPdf(url: string, port: Worker): OpeningPdf {
  // The types say null; pdf.js reads a worker.
  const worker = new PDFWorker({ port: port as unknown as null, verbosity: VerbosityLevel.ERRORS })
  const task = getDocument({
    url,
    worker,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 2 ** 15,
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
    CMapReaderFactory: Cmaps,
    StandardFontDataFactory: Files,
    WasmFactory: Files,
  })
  return { task, close: () => void task.destroy() }
}
