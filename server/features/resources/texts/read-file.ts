import { parse } from 'csv-parse/sync'
import mammoth from 'mammoth'
import { fromPlainText } from '#contract/csv.ts'
import { unescaped } from '../guide/word-lines.ts'

/** More rows than any book has paragraphs. */
const maxRows = 5_000

/** The rows of a CSV or Word file, cell by cell. Rejects for everything else. */
export async function rowsOfFile(bytes: Buffer): Promise<string[][]> {
  const isWord = bytes.subarray(0, 2).toString('latin1') === 'PK'
  return isWord ? rowsOfWord(bytes) : rowsOfCsv(decoded(bytes))
}

/** Spreadsheets save as UTF-8 or UTF-16. What is in a code page of one country cannot be told, and is refused. */
function decoded(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(bytes)
}

function rowsOfCsv(text: string): string[][] {
  if (text.includes('\0')) throw new Error('This is no text.')
  // In many countries spreadsheets divide columns by semicolons.
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = [';', '\t', ','].find((each) => head.includes(each)) ?? ','
  const rows: string[][] = parse(text, { delimiter, relax_quotes: true, relax_column_count: true, to: maxRows })
  return rows.map((cells) => cells.map(fromPlainText))
}

async function rowsOfWord(bytes: Buffer): Promise<string[][]> {
  const { value: html } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  )
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].slice(0, maxRows)
  return rows.map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => wordsOfHtml(cell)),
  )
}

/** The words of a cell, with a line for each that it has. */
const wordsOfHtml = (html: string): string =>
  unescaped(html.replaceAll(/<br ?\/?>|<\/(?:p|li|h\d)>/g, '\n').replaceAll(/<[^>]+>/g, '')).trim()
