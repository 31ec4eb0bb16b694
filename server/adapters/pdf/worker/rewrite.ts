import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { PDFDict, PDFDocument, PDFName, type PDFObject, PDFPageLeaf, PDFPageTree, PDFStream } from '@cantoo/pdf-lib'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { writeThrough } from '../../files/write-through.ts'
import type { ActiveKind, PdfWarning, Rewritten } from '../answers.ts'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import { dropActiveContent } from './active-content.ts'
import { holdsAnythingActive } from './every-object.ts'
import { findMissingFonts } from './find-missing-fonts.ts'
import { findShell } from './find-shell.ts'
import { letGo } from './let-go.ts'
import { openText } from './open-text.ts'
import { walkObjects } from './walk-objects.ts'

/**
 * Rewrites the PDF into `out`, with object streams, without active content and unreachable objects. If that cannot be
 * done without loss (a signature would break, tags would be lost), the PDF is to stay unchanged; one that then holds
 * active content is refused. One that opens without a password but restricts what readers may do is written without
 * encryption, if all its words are the same afterwards. One that has been rewritten before stays as it is, byte for byte. Only one of the libraries holds the PDF at a time. Throws UnreadablePdf.
 */
export async function rewrite(path: string, out: string): Promise<Rewritten> {
  const { isRestricted, ...before } = await factsOf(path)
  letGo()
  const { dropped, warnings, isTidy } = await save(path, out)
  letGo()
  if (isTidy && !isRestricted && (await isRewrittenAlready(path))) return { isRewritten: false, dropped: [], warnings }
  const { isRestricted: _, ...after } = await factsOf(out, isRestricted)
  if (isDeepStrictEqual(before, after)) return { isRewritten: true, dropped: [...dropped], warnings }
  // What is encrypted cannot be searched for active content.
  if (isRestricted) throw new UnreadablePdf('restricted')
  if (dropped.size > 0 || (await holdsAnythingActive(await readFile(path)))) throw new UnreadablePdf('active')
  return { isRewritten: false, dropped: [], warnings }
}

interface Saved {
  dropped: Set<ActiveKind>
  warnings: PdfWarning[]
  /** Nothing was left out. */
  isTidy: boolean
}

async function save(path: string, out: string): Promise<Saved> {
  // An empty password opens what is restricted only, and is ignored where nothing is encrypted.
  const options = { updateMetadata: false, password: '' }
  const document = await PDFDocument.load(await readFile(path), options).catch((error: unknown) => {
    throw new UnreadablePdf('damaged', error)
  })
  const shell = findShell(document)
  const warnings: PdfWarning[] = shell ? [{ page: 1, kind: shell, font: '' }] : []
  for (const missing of findMissingFonts(document)) warnings.push({ kind: 'missing-font', ...missing })
  const dropped = dropActiveContent(document.context)
  const unreachable = dropUnreachable(document)
  packPages(document)
  letGo()
  const saved = await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
  await writeThrough(out, Readable.from([saved]))
  return { dropped, warnings, isTidy: dropped.size === 0 && unreachable === 0 }
}

/** A page whose dictionary is not packed, and the mark of each state of a PDF that was saved over another one. */
const plainPage = /\/Type\s*\/Page\b/
const endOfState = /startxref/g

/** Whether a PDF without anything to leave out is already as we would write it: pages packed, saved once, nothing active. */
async function isRewrittenAlready(path: string): Promise<boolean> {
  const bytes = await readFile(path)
  const plain = bytes.toString('latin1')
  const isPacked = !plainPage.test(plain) && plain.match(endOfState)?.length === 1
  return isPacked && !(await holdsAnythingActive(bytes))
}

/** A reader that uses another cross-reference table must not find what ours leaves out. Returns how much that is. */
function dropUnreachable({ context }: PDFDocument): number {
  const reached = walkObjects(context, () => undefined)
  const loose = [...context.enumerateIndirectObjects()].filter(([ref]) => !reached.has(ref))
  for (const [ref] of loose) context.delete(ref)
  return loose.filter(([, object]) => !isContainer(object)).length
}

/** Of packed objects, which have been read out of it, or of references. */
const isContainer = (object: PDFObject) =>
  object instanceof PDFStream && ['/ObjStm', '/XRef'].includes(String(object.dict.get(PDFName.of('Type'))))

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

/** What must be the same afterwards; of a restricted PDF also the words, which have to be decrypted. */
async function factsOf(path: string, withWords = false) {
  const { document, close } = await openText(path)
  const { info } = await document.getMetadata()
  const isRestricted = Boolean((info as { EncryptFilterName?: string | null }).EncryptFilterName)
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++)
    pages.push(hash('sha256', JSON.stringify(await pageFacts(document, number, withWords || isRestricted))))
  const facts = { isRestricted, pages, ...(await documentFacts(document)) }
  // Readers differ in whether the metadata stream is encrypted; the title stands in the other place too.
  if (withWords || isRestricted) facts.known.xmpTitle = ''
  await close()
  return facts
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

async function pageFacts(document: PDFDocumentProxy, number: number, withWords: boolean) {
  const page = await document.getPage(number)
  const { view, rotate } = page
  const words = withWords ? (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')) : []
  const facts = { view, rotate, tree: await page.getStructTree(), words }
  page.cleanup()
  return facts
}
