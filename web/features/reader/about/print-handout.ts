import '../pdf/pdf-viewer.css'
import { startPdfWorker } from '../pdf/pdf-worker.ts'
import { printPdf } from '../pdf/print-pdf.ts'

/** Fetches a PDF and prints it. Throws when it does not come or cannot be printed. */
export async function printHandout(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The handout was answered with ${response.status}.`)
  const { openWholePdf } = await import('../pdf/open-pdf.ts')
  const port = startPdfWorker()
  const opening = openWholePdf(new Uint8Array(await response.arrayBuffer()), port)
  try {
    await printPdf(await opening.task.promise, () => undefined)
  } finally {
    opening.close()
    port.terminate()
  }
}
