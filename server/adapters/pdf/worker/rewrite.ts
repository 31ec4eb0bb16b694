import { isDeepStrictEqual } from 'node:util'
import { PDFDict, PDFDocument, PDFPageLeaf, PDFPageTree } from '@cantoo/pdf-lib'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Rewritten } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { dropActiveContent } from './active-content.ts'
import { holdsAnythingActive } from './every-object.ts'
import { openText } from './open-text.ts'
import { walkObjects } from './walk-objects.ts'

/**
 * Rewrites the PDF with object streams, without active content and unreachable objects. If that cannot be done without
 * loss (a signature would break, tags would be lost), `pdf` is null and the PDF stays unchanged; one that then holds
 * active content is refused. Throws UnreadablePdf.
 */
export async function rewrite(bytes: Uint8Array): Promise<Rewritten> {
  const before = await openText(bytes)
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
    throw new UnreadablePdf('damaged', error)
  })
  const dropped = dropActiveContent(document.context)
  dropUnreachable(document)
  packPages(document)
  const saved = await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
  const after = await openText(saved)
  if (await isSame(before, after)) return { pdf: saved, dropped: [...dropped] }
  if (dropped.size > 0 || (await holdsAnythingActive(bytes))) throw new UnreadablePdf('active')
  return { pdf: null, dropped: [] }
}

/** A reader that uses another cross-reference table must not find what ours leaves out. */
function dropUnreachable({ context }: PDFDocument): void {
  const reached = walkObjects(context, () => undefined)
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

/**
 * Moves page dictionaries into the object streams, from which the library excludes them by their class. Scattered
 * between the images they cost a viewer a request each before it shows the first page.
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
  // Saving would break a signature, so a signed PDF never equals another.
  const signature = IsSignaturesPresent ? Symbol('signed') : ''
  const known = { Title, Author, Subject, Keywords, Language, signature, xmpTitle: metadata?.get('dc:title') ?? '' }
  return { known, marks: await document.getMarkInfo(), outline: outlineFacts((await document.getOutline()) ?? []) }
}

/** Entries without their actions, which may have been dropped. Not recursive: an outline can nest to any depth. */
function outlineFacts(outline: Outline): unknown[] {
  const facts: unknown[] = []
  const open = [...outline]
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { title, bold, italic, dest, items } = entry
    facts.push({ title, bold, italic, dest, items: items.length })
    open.push(...items)
  }
  return facts
}

async function pageFacts(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number)
  const { view, rotate } = page
  const facts = { view, rotate, tree: await page.getStructTree() }
  page.cleanup()
  return facts
}
