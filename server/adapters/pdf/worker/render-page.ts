import type { PDFiumDocument } from '@hyzyla/pdfium'
import { hideWords, holdsObject } from './hide-words.ts'
import type { PdfiumModule } from './pdfium-module.ts'

export interface Size {
  width: number
  height: number
}

/** Four bytes a pixel; letters smoothed, red before blue; and annotations drawn. */
const [bgra, smooth, annotated] = [4, 0x02 | 0x10, 0x01]

/** Paper, and a pixel of it. */
export const white = 0xffffffff

/** The pixels of a drawing, each as one number. */
export const pixelsOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength / bgra)

/** Opens a page, and closes it after `use`. What it has decoded is decoded once for all drawings of it. */
export function withPage<T>(document: PDFiumDocument, number: number, use: (page: OpenPage) => T): T {
  const { module, documentIdx } = document as unknown as { module: PdfiumModule; documentIdx: number }
  const page = module._FPDF_LoadPage(documentIdx, number - 1)
  if (!page) throw new Error(`Page ${number} cannot be loaded.`)
  // Fields of forms are drawn by pdfium's form filler; the library keeps the one of a document.
  const form = module._FPDF_GetFormType(documentIdx) === 0 ? 0 : document.initializeFormFields()
  if (form) module._FORM_OnAfterLoadPage(page, form)
  try {
    return use({
      size: { width: module._FPDF_GetPageWidth(page), height: module._FPDF_GetPageHeight(page) },
      draw: (size) => draw(module, { page, form }, size),
      holds: (kind) => holdsObject(module, page, kind),
      hideWords: (staying) => hideWords(module, page, staying),
    })
  } finally {
    if (form) module._FORM_OnBeforeClosePage(page, form)
    module._FPDF_ClosePage(page)
  }
}

interface OpenPage {
  /** In points. */
  size: Size
  /** The page as RGBA. */
  draw(size: Size): Uint8Array
  /** Whether there is text, or a picture, on it or in its groups. */
  holds(kind: 'text' | 'picture'): boolean
  /** See `hideWords`: for the drawings that follow. */
  hideWords(staying: ReadonlySet<number>): boolean
}

function draw(
  module: PdfiumModule,
  { page, form }: { page: number; form: number },
  { width, height }: Size,
): Uint8Array {
  const { malloc, free } = module.wasmExports
  const bytes = width * height * bgra
  const memory = malloc(bytes)
  if (memory === 0) throw new Error('No memory for the picture of a page.')
  try {
    const bitmap = module._FPDFBitmap_CreateEx(width, height, bgra, memory, width * bgra)
    if (bitmap === 0) throw new Error('No bitmap for the picture of a page.')
    module._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    module._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, smooth | annotated)
    if (form) module._FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, smooth)
    module._FPDFBitmap_Destroy(bitmap)
    return module.HEAPU8.slice(memory, memory + bytes)
  } finally {
    free(memory)
  }
}
