import { isDeepStrictEqual } from 'node:util'
import { PDFDict, PDFDocument, PDFPageLeaf, PDFPageTree } from '@cantoo/pdf-lib'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openText } from './open-text.ts'

/** The PDF with object streams, or null when that is not possible without loss. */
export async function rewrite(bytes: Uint8Array): Promise<Uint8Array | null> {
  const before = await openText(bytes)
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  packPages(document)
  const saved = await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
  const after = await openText(saved)
  return (await isSame(before, after)) ? saved : null
}

/**
 * Lets page dictionaries into the object streams, from which the library keeps them out by their class. Scattered
 * between the pictures they cost a viewer a request each before it shows the first page.
 */
function packPages({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFPageLeaf || object instanceof PDFPageTree)) continue
    context.assign(ref, PDFDict.fromMapWithContext(new Map(object.entries()), context))
  }
}

async function isSame(before: PDFDocumentProxy, after: PDFDocumentProxy): Promise<boolean> {
  if (before.numPages !== after.numPages) return false
  if (!isDeepStrictEqual(await documentFacts(before), await documentFacts(after))) return false
  for (let number = 1; number <= before.numPages; number++) {
    const [was, is] = await Promise.all([pageFacts(before, number), pageFacts(after, number)])
    if (!isDeepStrictEqual(was, is)) return false
  }
  return true
}

async function documentFacts(document: PDFDocumentProxy) {
  const { info, metadata } = await document.getMetadata()
  const { Title, Author, Subject, Keywords, Language, IsSignaturesPresent } = info as Record<string, unknown>
  // Saving anew would break a signature: no signed PDF is ever the same.
  const signature = IsSignaturesPresent ? Symbol('signed') : ''
  const known = { Title, Author, Subject, Keywords, Language, signature, xmpTitle: metadata?.get('dc:title') ?? '' }
  return { known, marks: await document.getMarkInfo(), outline: await document.getOutline() }
}

async function pageFacts(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number)
  const { view, rotate } = page
  const facts = { view, rotate, tree: await page.getStructTree() }
  page.cleanup()
  return facts
}
