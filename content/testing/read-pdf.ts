import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

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

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
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
