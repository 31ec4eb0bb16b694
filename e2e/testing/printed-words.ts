import { PDFiumLibrary } from '@hyzyla/pdfium'

/** A word on the page of a PDF, in fractions of the page's width and height: the room of its letters, and their ink. */
export interface PrintedWord {
  word: string
  left: number
  right: number
  inkTop: number
  inkBottom: number
}

/** What the library does not offer itself of PDFium. Boxes are in points from the bottom left. */
interface PdfiumModule {
  HEAPU8: Uint8Array
  _FPDFText_LoadPage: (page: number) => number
  _FPDFText_CountChars: (text: number) => number
  _FPDFText_ClosePage: (text: number) => void
  wasmExports: {
    malloc: (bytes: number) => number
    free: (at: number) => void
    FPDFText_GetUnicode: (text: number, index: number) => number
    FPDFText_GetLooseCharBox: (text: number, index: number, box: number) => number
    FPDFText_GetCharBox: (text: number, index: number, ...sides: number[]) => number
  }
}

/** The words of each page of a PDF, as PDFium places them when it draws the page. */
export async function printedWords(pdf: Uint8Array): Promise<PrintedWord[][]> {
  const library = await PDFiumLibrary.init()
  const { module } = library as unknown as { module: PdfiumModule }
  const document = await library.loadDocument(pdf)
  const pages = Array.from({ length: document.getPageCount() }, (_, index) => {
    const page = document.getPage(index)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const { pageIdx } = page as unknown as { pageIdx: number }
    return wordsOf(module, pageIdx, originalWidth, originalHeight)
  })
  document.destroy()
  library.destroy()
  return pages
}

function wordsOf(module: PdfiumModule, page: number, width: number, height: number): PrintedWord[] {
  const { malloc, free, FPDFText_GetUnicode, FPDFText_GetLooseCharBox, FPDFText_GetCharBox } = module.wasmExports
  const text = module._FPDFText_LoadPage(page)
  const at = malloc(32)
  const view = () => new DataView(module.HEAPU8.buffer, at, 32)
  const words: PrintedWord[] = []
  let word: PrintedWord | null = null
  for (let index = 0; index < module._FPDFText_CountChars(text); index++) {
    const letter = String.fromCodePoint(FPDFText_GetUnicode(text, index))
    if (/\s/.test(letter)) word = null
    else {
      // Four floats: left, top, right, bottom.
      FPDFText_GetLooseCharBox(text, index, at)
      const [left, right] = [view().getFloat32(0, true) / width, view().getFloat32(8, true) / width]
      FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24)
      const inkBottom = 1 - view().getFloat64(16, true) / height
      const inkTop = 1 - view().getFloat64(24, true) / height
      if (word) {
        word.word += letter
        word.right = Math.max(word.right, right)
        word.inkTop = Math.min(word.inkTop, inkTop)
        word.inkBottom = Math.max(word.inkBottom, inkBottom)
      } else {
        word = { word: letter, left, right, inkTop, inkBottom }
        words.push(word)
      }
    }
  }
  free(at)
  module._FPDFText_ClosePage(text)
  return words
}
