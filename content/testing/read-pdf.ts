import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

type Leaf = { type?: string; id?: string }
export type Node = Leaf & { role?: string; alt?: string; children?: Node[] }
/** A run of text: its corners in points from the page's lower left, and the marked content that it belongs to. */
export type Run = { text: string; x: number; y: number; width: number; size: number; mark: string | null }
export type ReadPage = { tree: Node; runs: Run[]; missing: number; loose: number; width: number; height: number }
export type ReadPdf = { title: string; language: string; isMarked: boolean; bookmarks: number; pages: ReadPage[] }

type Glyph = { originalCharCode?: number } | number

// What paints; inside marked content it is either tagged or an artifact, and outside it a screen reader guesses.
const paints = new Set([
  OPS.showText,
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.fillStroke,
  OPS.paintImageXObject,
  OPS.shadingFill,
])

/** Counts the glyphs that a font did not have (its number 0), and what is painted outside all marked content. */
async function readOperators(page: PDFPageProxy): Promise<{ missing: number; loose: number }> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let [depth, missing, loose] = [0, 0, 0]
  for (const [index, fn] of fnArray.entries()) {
    if (fn === OPS.beginMarkedContent || fn === OPS.beginMarkedContentProps) depth += 1
    if (fn === OPS.endMarkedContent) depth -= 1
    const isPath = fn === OPS.constructPath && paints.has(argsArray[index]?.[0])
    if (depth === 0 && (paints.has(fn) || isPath)) loose += 1
    if (fn === OPS.showText)
      for (const glyph of (argsArray[index]?.[0] ?? []) as Glyph[])
        if (typeof glyph === 'object' && glyph?.originalCharCode === 0) missing += 1
  }
  return { missing, loose }
}

async function readRuns(page: PDFPageProxy): Promise<Run[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const marks: (string | null)[] = []
  const runs: Run[] = []
  for (const item of items) {
    if ('str' in item) {
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
      if (item.str.trim()) runs.push({ text: item.str, x, y, width: item.width, size, mark: marks.at(-1) ?? null })
    } else if (item.type === 'endMarkedContent') marks.pop()
    else marks.push(item.id ?? null)
  }
  return runs
}

const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#888' } })
  .jpeg()
  .toBuffer()

/**
 * A PDF that pdfkit wrote with a dot for each photograph, in the same place: pdf.js would decode them all, which takes three
 * times as long as everything that is read here, and nothing of that is a colour.
 */
function withDots(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const dotted = new Uint8Array(bytes)
  const photograph =
    /\/Width (\d+)\n\/Height (\d+)\n\/ColorSpace \/DeviceRGB\n\/Filter \/DCTDecode\n\/Length (\d+)\n>>\nstream\n/g
  for (const found of Buffer.from(bytes).toString('latin1').matchAll(photograph)) {
    const [head, width = '', height = '', length] = found
    const small = head.replace(width, '1'.padStart(width.length, '0')).replace(height, '1'.padStart(height.length, '0'))
    dotted.set(Buffer.from(small), found.index)
    const start = found.index + head.length
    dotted.fill(0, start, start + Number(length)).set(dot, start)
  }
  return dotted
}

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: withDots(bytes), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const { Title, Language } = info as { Title: string; Language: string }
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const tree = (await page.getStructTree()) as Node
    pages.push({ tree, runs: await readRuns(page), ...(await readOperators(page)), width, height })
  }
  const isMarked = Boolean((await pdf.getMarkInfo())?.Marked)
  const bookmarks = (await pdf.getOutline())?.length ?? 0
  await task.destroy()
  return { title: Title, language: Language, isMarked, bookmarks, pages }
}

/** Every element of a page's structure, in the order in which it is read aloud. */
export const elementsOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(elementsOf)]
