import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadableRegister } from './import-file.ts'

/** A sheet of a workbook: its rows of texts, with their numbers as a spreadsheet shows them. */
export interface Sheet {
  name: string
  rows: Array<{ number: number; fields: string[] }>
}

/** Of all sheets, unpacked: the lists that come as workbooks stay under 20 MB. The one of England is no workbook. */
const maxBytes = 40_000_000
/** Wider and longer tables are formatting, not schools. */
const [maxColumns, maxRows] = [300, 100_000]

/** The sheets of an Excel workbook (.xlsx) or an OpenDocument one (.ods), in order. Throws UnreadableRegister. */
export async function readWorkbook(path: string): Promise<Sheet[]> {
  const part = unpack(await readFile(path))
  const sheets = part['content.xml'] ? readOpenDocument(strFromU8(part['content.xml'])) : readExcel(part)
  if (!sheets) throw new UnreadableRegister('This is a ZIP archive. Unpack it, and import the file in it.')
  return sheets
}

const isNeeded = (name: string) => name === 'content.xml' || /^xl\/.*\.(?:xml|rels)$/.test(name)

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isNeeded(name)) return false
        size += originalSize
        if (size > maxBytes) throw new UnreadableRegister(tooLarge)
        return true
      },
    })
  } catch (error) {
    throw error instanceof UnreadableRegister ? error : new UnreadableRegister(damaged)
  }
}

const tooLarge = 'This workbook is too large. Save the list as CSV, and import that file.'
const damaged = 'This workbook is damaged. Download the list again.'

interface Handlers {
  open?: (tag: SaxesTagPlain) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

function parseXml(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw new UnreadableRegister(damaged)
  })
  if (open) parser.on('opentag', open)
  if (text) parser.on('text', text)
  if (close) parser.on('closetag', ({ name }) => close(name))
  parser.write(xml).close()
}

const attribute = (tag: SaxesTagPlain, name: string) => tag.attributes[name] ?? ''

/** Null when the archive is no workbook. */
function readExcel(part: Record<string, Uint8Array>): Sheet[] | null {
  const xml = (name: string) => strFromU8(part[name] ?? new Uint8Array())
  if (!part['xl/workbook.xml']) return null
  const files = new Map<string, string>()
  parseXml(xml('xl/_rels/workbook.xml.rels'), {
    open: (tag) => tag.name === 'Relationship' && files.set(attribute(tag, 'Id'), attribute(tag, 'Target')),
  })
  const sheets: Array<{ name: string; file: string }> = []
  parseXml(xml('xl/workbook.xml'), {
    open: (tag) => {
      const target = tag.name === 'sheet' ? files.get(attribute(tag, 'r:id')) : undefined
      if (target) sheets.push({ name: attribute(tag, 'name'), file: `xl/${target.replace(/^\/?(?:xl\/)?/, '')}` })
    },
  })
  const shared = part['xl/sharedStrings.xml'] ? readSharedStrings(xml('xl/sharedStrings.xml')) : []
  return sheets.flatMap(({ name, file }) => (part[file] ? [{ name, rows: readExcelRows(xml(file), shared) }] : []))
}

function readSharedStrings(xml: string): string[] {
  const strings: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  parseXml(xml, {
    open: ({ name }) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text: (more) => {
      if (isText) text += more
    },
    close: (name) => {
      if (name === 'rPh') isPhonetic = false
      if (name === 't') isText = false
      if (name === 'si') strings.push(text)
    },
  })
  return strings
}

/** `C` of `C12` as 2. */
const columnOf = (reference: string) =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function readExcelRows(xml: string, shared: string[]): Sheet['rows'] {
  const rows: Sheet['rows'] = []
  let fields: string[] = []
  let [column, kind, text, isValue] = [-1, '', '', false]
  parseXml(xml, {
    open: (tag) => {
      if (tag.name === 'row') {
        fields = []
        column = -1
        rows.push({ number: Number(attribute(tag, 'r')) || rows.length + 1, fields })
        if (rows.length > maxRows) throw new UnreadableRegister(tooLarge)
      }
      if (tag.name === 'c') {
        column = attribute(tag, 'r') ? columnOf(attribute(tag, 'r')) : column + 1
        kind = attribute(tag, 't')
        text = ''
      }
      isValue = tag.name === 'v' || tag.name === 't'
    },
    text: (more) => {
      if (isValue) text += more
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name !== 'c' || column < 0 || column >= maxColumns) return
      while (fields.length < column) fields.push('')
      fields[column] = kind === 's' ? (shared[Number(text)] ?? '') : text
    },
  })
  return evened(rows)
}

function readOpenDocument(xml: string): Sheet[] {
  const sheets: Sheet[] = []
  let [fields, text, repeat, rowRepeat, depth] = [[] as string[], '', 1, 1, 0]
  let number = 0
  parseXml(xml, {
    open: (tag) => {
      if (tag.name === 'table:table') {
        sheets.push({ name: attribute(tag, 'table:name'), rows: [] })
        number = 0
      }
      if (tag.name === 'table:table-row') {
        fields = []
        rowRepeat = Number(attribute(tag, 'table:number-rows-repeated')) || 1
      }
      if (tag.name === 'table:table-cell' || tag.name === 'table:covered-table-cell') {
        repeat = Number(attribute(tag, 'table:number-columns-repeated')) || 1
        text = ''
      }
      if (tag.name === 'text:p') {
        if (text !== '') text += ' '
        depth++
      }
      if (tag.name === 'text:s') text += ' '
    },
    text: (more) => {
      if (depth > 0) text += more
    },
    close: (name) => {
      if (name === 'text:p') depth--
      if (name === 'table:table-cell' || name === 'table:covered-table-cell')
        for (let at = 0; at < repeat && fields.length < maxColumns; at++) fields.push(text)
      if (name !== 'table:table-row') return
      const rows = sheets.at(-1)?.rows
      if (fields.some((field) => field.trim() !== '')) rows?.push({ number: number + 1, fields })
      if ((rows?.length ?? 0) > maxRows) throw new UnreadableRegister(tooLarge)
      number += rowRepeat
    },
  })
  return sheets.map(({ name, rows }) => ({ name, rows: evened(rows) }))
}

/** Workbooks leave out empty cells at the end of a row; and rows that are empty are none. */
function evened(rows: Sheet['rows']): Sheet['rows'] {
  const width = Math.max(0, ...rows.slice(0, 100).map(({ fields }) => fields.length))
  const filled = rows.filter(({ fields }) => fields.some((field) => field.trim() !== ''))
  for (const { fields } of filled) while (fields.length < width) fields.push('')
  return filled
}
