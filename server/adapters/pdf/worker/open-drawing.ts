import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { letGo } from './let-go.ts'

interface Drawn {
  data: Uint8Array
  width: number
  height: number
}

export interface Drawing {
  pageCount: number
  /** Width divided by height of a page as shown, between 1:5 and 5:1 (a longer strip gets margins). */
  aspectOf(number: number): number
  /** Renders a page as RGBA, as large as fits the box. */
  draw(number: number, box: { width: number; height: number }): Promise<Drawn>
  close(): void
}

const longest = 5

/** Opens a PDF for rendering (pdfium, as WebAssembly). It holds all of the file until it is closed. Throws UnreadablePdf. */
export async function openDrawing(path: string): Promise<Drawing> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(path)).catch((error: unknown) => {
    throw new UnreadablePdf('damaged', error)
  })
  // The library has a copy of its own now.
  letGo()
  const pageCount = document.getPageCount()
  const sizeOf = (page: ReturnType<typeof document.getPage>) => {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
    if (!(width > 0 && height > 0)) throw new UnreadablePdf('damaged', `page ${page.number + 1} has no size`)
    return { width, height }
  }
  return {
    pageCount,
    aspectOf(number) {
      const { width, height } = sizeOf(document.getPage(number - 1))
      return Math.min(longest, Math.max(1 / longest, width / height))
    },
    async draw(number, box) {
      const page = document.getPage(number - 1)
      const size = sizeOf(page)
      const scale = Math.min(box.width / size.width, box.height / size.height)
      const width = Math.max(1, Math.round(size.width * scale))
      const height = Math.max(1, Math.round(size.height * scale))
      const { data } = await page.render({ width, height, scale: 1, render: 'bitmap' })
      return { data, width, height }
    },
    close() {
      document.destroy()
      library.destroy()
    },
  }
}
