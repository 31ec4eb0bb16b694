import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'

/** Lists of 40 invented schools each, in the columns and the encoding of what the four nations publish; Scotland has two. */
export const publishedLists = ['england', 'wales', 'scotland', 'scotland-roll', 'northern-ireland'] as const
export type PublishedListName = (typeof publishedLists)[number]

const pathOf = (name: string) => join(import.meta.dirname, 'lists', name)

/** A list as a CSV file. */
export const publishedCsv = (name: PublishedListName): Buffer => readFileSync(pathOf(`${name}.csv`))

/** A list as rows, the heading first. */
export function publishedRows(name: PublishedListName): string[][] {
  const encoding = name === 'england' ? 'windows-1252' : 'utf-8'
  return parse(iconv.decode(publishedCsv(name), encoding))
}

/** By number, what people call schools in the other language. */
export const otherLanguage = (): Record<string, string> =>
  JSON.parse(readFileSync(pathOf('other-language.json'), 'utf8')) as Record<string, string>

export const toCsv = (rows: string[][]): string =>
  rows.map((row) => `${row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`).join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`)

const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

interface MadeSheet {
  name: string
  rows: string[][]
}

/** An Excel workbook: texts shared or in their cells, numbers as numbers, empty cells left out, as Excel writes them. */
export function toXlsx(sheets: MadeSheet[]): Buffer {
  const shared: string[] = []
  const cellOf = (text: string, reference: string) => {
    if (text === '') return ''
    if (/^[1-9]\d{0,8}$/.test(text)) return `<c r="${reference}"><v>${text}</v></c>`
    if (text.length % 2 === 0) return `<c r="${reference}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
    return `<c r="${reference}" t="s"><v>${shared.push(text) - 1}</v></c>`
  }
  const rowOf = (row: string[], at: number) =>
    `<row r="${at + 1}">${row.map((text, column) => cellOf(text, `${letterOf(column)}${at + 1}`)).join('')}</row>`
  const parts = sheets.map(({ rows }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    xml(`<worksheet><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`),
  ])
  const names = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const links = sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
  return Buffer.from(
    zipSync({
      ...(Object.fromEntries(parts) as Record<string, Uint8Array>),
      'xl/workbook.xml': xml(`<workbook xmlns:r="r"><sheets>${names.join('')}</sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': xml(`<Relationships>${links.join('')}</Relationships>`),
      'xl/sharedStrings.xml': xml(
        `<sst>${shared.map((text) => `<si><r><t>${escaped(text.slice(0, 2))}</t></r><r><t>${escaped(text.slice(2))}</t></r><rPh><t>x</t></rPh></si>`).join('')}</sst>`,
      ),
    }),
  )
}

/** An OpenDocument workbook, with repeated empty cells as LibreOffice writes them. */
export function toOds(sheets: MadeSheet[]): Buffer {
  const cellOf = (text: string) =>
    text === '' ? '<table:table-cell/>' : `<table:table-cell><text:p>${escaped(text)}</text:p></table:table-cell>`
  const rowOf = (row: string[]) =>
    `<table:table-row>${row.map(cellOf).join('')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>`
  const tables = sheets.map(
    ({ name, rows }) =>
      `<table:table table:name="${escaped(name)}">${rows.map(rowOf).join('')}<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`,
  )
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body>${tables.join('')}</office:body></office:document-content>`
  return Buffer.from(
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': xml(content) }),
  )
}
