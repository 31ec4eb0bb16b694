import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadablePdf } from '../unreadable-pdf.ts'

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Opens a PDF for its text, structure and metadata (pdf.js, which also shows PDFs in the browser). The bytes are
 * copied, because pdf.js takes ownership of its input. Throws UnreadablePdf.
 */
export async function openText(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: join(assets, 'standard_fonts') + sep,
    cMapUrl: join(assets, 'cmaps') + sep,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await loading.promise
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadablePdf(isLocked ? 'encrypted' : 'damaged', error)
  }
}
