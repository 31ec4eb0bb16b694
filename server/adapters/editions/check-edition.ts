import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { EditionKind } from '#contract/editions.ts'
import { ingestPdf } from '../pdf/ingest-pdf.ts'
import { readMarkup } from './read-markup.ts'

/** Why a file is not taken as an edition: a sentence for the person who has uploaded it. */
export class UnfitEdition extends Error {}

/**
 * Checks an uploaded file as the edition that it is to be, and returns where the one to store is: a PDF is written again into
 * `out`, without what is active in it. Throws UnfitEdition, UnreadablePdf and PdfsBusy.
 */
export async function checkEdition(
  kind: EditionKind,
  path: string,
  { out, who }: { out: string; who: string },
): Promise<string> {
  if (kind === 'booklet' || kind === 'colouring' || kind === 'word-card' || kind === 'large-print')
    return (await ingestPdf(path, { out, who })).path
  const bytes = await readFile(path)
  checks[kind](bytes)
  return path
}

const checks = { epub: checkEpub, 'flowing-epub': checkEpub, word: checkWord, text: checkText, braille: checkBraille }

const noText = 'This is no plain text in UTF-8. Save it as plain text with that encoding.'

function checkText(bytes: Buffer): void {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0') && text.trim() !== '') return
  } catch {
    // Not UTF-8.
  }
  throw new UnfitEdition(noText)
}

/** The 64 signs of braille in ASCII, in capitals or small letters, and the ends of lines and pages. */
function checkBraille(bytes: Buffer): void {
  if (bytes.every((byte) => (byte >= 0x20 && byte <= 0x7e) || [0x0a, 0x0c, 0x0d, 0x1a].includes(byte))) return
  throw new UnfitEdition('This is no braille file in BRF, which has the 64 signs of braille in ASCII alone.')
}

function checkWord(bytes: Buffer): void {
  const names = namesIn(bytes)
  if (!names?.includes('word/document.xml'))
    throw new UnfitEdition('This is no Word file (.docx), or it is damaged. Save it as .docx.')
  if (names.some((name) => /vbaProject|\.bin$/i.test(name)))
    throw new UnfitEdition('This Word file has macros or other programs in it. Save it without them.')
}

function checkEpub(bytes: Buffer): void {
  const names = namesIn(bytes)
  const damaged = new UnfitEdition('This is no e-book in EPUB, or it is damaged.')
  // The first file of an EPUB says what it is, uncompressed, at this place (EPUB Open Container Format, 4.3).
  if (!names || bytes.subarray(30, 58).toString('latin1') !== 'mimetypeapplication/epub+zip') throw damaged
  if (names.includes('META-INF/rights.xml') || names.includes('META-INF/encryption.xml'))
    throw new UnfitEdition('This e-book is protected against copying, or its letters are. Save it without protection.')
  const markup = readMarkup(bytes)
  if (!markup) throw damaged
  const root = /full-path="([^"]+)"/.exec(markup.get('META-INF/container.xml') ?? '')?.[1]
  if (root === undefined || !names.includes(root)) throw damaged
  const isActive = names.some((name) => /\.m?js$/i.test(name)) || [...markup.values()].some((text) => script.test(text))
  if (isActive) throw new UnfitEdition('This e-book has scripts in it. Save it without them.')
}

/** A script, or an attribute that is one. */
const script = /<(?:\w+:)?script[\s>/]|<[^>]*\son\w+\s*=|<[^>]*["'\s]javascript:/i

/** The names of the files in a zip; null for what is none. */
function namesIn(bytes: Buffer): string[] | null {
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name)
        return false
      },
    })
  } catch {
    return null
  }
  return names
}
