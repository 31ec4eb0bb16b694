import { readFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { letGo } from './let-go.ts'
import { pixelsOf, type Size, white, withPage } from './render-page.ts'

interface Drawn extends Size {
  data: Uint8Array
  /** The same without its words, where `staying` was given. */
  wordless: Uint8Array | null
  /** What the words stand on is not on that drawing either. */
  isGroundless: boolean
}

export interface Drawing {
  pageCount: number
  /** Width divided by height of a page as shown, between 1:5 and 5:1 (a longer strip gets margins). */
  aspectOf(number: number): number
  /**
   * Renders a page as RGBA, as large as fits the box; with `staying`, a second time without its words, but for the
   * marked content of these ids.
   */
  draw(number: number, box: Size, staying?: ReadonlySet<number>): Drawn
  /** Whether a page has text and no ink: in a font that is missing, for instance, or white on white. */
  hasUnseenWords(number: number): boolean
  close(): void
}

const maxAspect = 5

/** Pixels across at which any letter leaves a trace. */
const smallSide = 400

/** A page that is larger, or that took longer (microseconds), is not drawn twice: the limits of the worker are for one drawing. */
const [maxPixels, maxWork] = [8e6, 4e6]

const workSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before)
  return user + system
}

function checked(size: Size, number: number): Size {
  if (size.width > 0 && size.height > 0) return size
  throw new UnreadablePdf('damaged', `page ${number} has no size`)
}

/** Opens a PDF for rendering (pdfium, as WebAssembly). It holds all of the file until it is closed. Throws UnreadablePdf. */
export async function openDrawing(path: string): Promise<Drawing> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(path)).catch((error: unknown) => {
    throw new UnreadablePdf('damaged', error)
  })
  // The library has a copy of its own now.
  letGo()
  const pageCount = document.getPageCount()
  return {
    pageCount,
    aspectOf(number) {
      const { width, height } = withPage(document, number, ({ size }) => checked(size, number))
      return Math.min(maxAspect, Math.max(1 / maxAspect, width / height))
    },
    draw(number, box, staying) {
      return withPage(document, number, ({ size, draw, hideWords }) => {
        const { width, height } = checked(size, number)
        const scale = Math.min(box.width / width, box.height / height)
        const drawn = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
        const before = process.cpuUsage()
        const data = draw(drawn)
        if (!staying || drawn.width * drawn.height > maxPixels || workSince(before) > maxWork)
          return { ...drawn, data, wordless: null, isGroundless: false }
        const isGroundless = hideWords(staying)
        return { ...drawn, data, wordless: draw(drawn), isGroundless }
      })
    },
    hasUnseenWords(number) {
      return withPage(document, number, ({ size, draw, holds }) => {
        if (!holds('text') || holds('picture')) return false
        const { width, height } = checked(size, number)
        const small = { width: smallSide, height: Math.max(1, Math.round((smallSide * height) / width)) }
        if (small.height > smallSide * maxAspect) return false
        return pixelsOf(draw(small)).every((pixel) => pixel === white)
      })
    },
    close() {
      document.destroy()
      library.destroy()
    },
  }
}
