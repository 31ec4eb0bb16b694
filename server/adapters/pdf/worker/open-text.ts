import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { hasHiddenLayers, withoutHiddenLayers } from './hidden-layers.ts'

export interface OpenText {
  document: PDFDocumentProxy
  close(): Promise<void>
}

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Opens a PDF for its text, structure and metadata (pdf.js, which also shows PDFs in the browser). It holds all of the
 * file until `close` is called. Throws UnreadablePdf.
 */
export async function openText(path: string): Promise<OpenText> {
  return open(await readFile(path))
}

/** The same, without text that nobody sees because its layer is off. Throws UnreadablePdf. */
export async function openShownText(path: string): Promise<OpenText> {
  const whole = await openText(path)
  if (!(await hasHiddenLayers(whole.document))) return whole
  await whole.close()
  return open(await readShown(path))
}

/** The bytes of a PDF without what is on layers that are off. Throws UnreadablePdf. */
export async function readShown(path: string): Promise<Uint8Array> {
  const { document, close } = await openText(path)
  const shown = await withoutHiddenLayers(await readFile(path), await document.getOptionalContentConfig())
  await close()
  return shown
}

async function open({ buffer, byteOffset, byteLength }: Uint8Array): Promise<OpenText> {
  const whole = new Uint8Array(buffer, byteOffset, byteLength)
  const loading = getDocument({
    // pdf.js takes ownership of its input; what Node has put into a larger buffer is not its to give.
    data: byteLength === buffer.byteLength ? whole : new Uint8Array(whole),
    standardFontDataUrl: join(assets, 'standard_fonts') + sep,
    cMapUrl: join(assets, 'cmaps') + sep,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return { document: await loading.promise, close: () => loading.destroy() }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadablePdf(isLocked ? 'encrypted' : 'damaged', error)
  }
}
