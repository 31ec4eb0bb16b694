import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Dots an inch: what pdf.js's own viewer prints with. A PDF's unit is 1/72 inch. */
const printDots = 150

/**
 * Prints a document from its pages rendered as images: works in browsers without a PDF viewer, and the
 * PDF's Content-Security-Policy forbids printing it from a frame by script. `onProgress` gets the pages rendered.
 */
export async function printPdf(pdf: PDFDocumentProxy, onProgress: (drawn: number) => void): Promise<void> {
  const sheets = document.createElement('div')
  sheets.className = 'print-sheets'
  const addresses: string[] = []
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const picture = await drawSheet(pdf, number)
      addresses.push(picture.src)
      sheets.append(picture)
      onProgress(number)
    }
    document.body.append(sheets)
    document.body.dataset.printing = ''
    await printed()
  } finally {
    delete document.body.dataset.printing
    sheets.remove()
    for (const address of addresses) URL.revokeObjectURL(address)
  }
}

async function drawSheet(pdf: PDFDocumentProxy, number: number): Promise<HTMLImageElement> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: printDots / 72 })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  // Safari keeps a canvas's memory until its size is zero.
  canvas.width = 0
  canvas.height = 0
  if (!blob) throw new Error(`Page ${number} is too large to print`)
  const picture = new Image()
  picture.alt = ''
  picture.dataset.landscape = String(viewport.width > viewport.height)
  picture.src = URL.createObjectURL(blob)
  await picture.decode()
  return picture
}

/** Resolves when the print dialog has closed; Safari on iPad returns at once and fires an event later. */
async function printed(): Promise<void> {
  await new Promise<void>((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true })
    window.print()
  })
}
