import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** A file that cannot be imported; `message` is a sentence for the person who gave it. */
export class UnreadableRegister extends Error {
  override name = 'UnreadableRegister'
}

export interface RegisterFile {
  path: string
  size: number
  /** SHA-256 of the bytes, by which an import that was cut short is found again. */
  hash: string
  encoding: 'utf-8' | 'windows-1252'
  /** Excel's or OpenDocument's: a ZIP archive. */
  isWorkbook: boolean
}

const refusals: Array<[signature: number[], sentence: string]> = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an old Excel workbook. Save it as .xlsx or CSV, and import that file.'],
  [[0xff, 0xfe], 'This file is in UTF-16. Save it as CSV (UTF-8), or download it again, and import that file.'],
  [[0xfe, 0xff], 'This file is in UTF-16. Save it as CSV (UTF-8), or download it again, and import that file.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Download the register as CSV or workbook, and import that file.'],
]

const zip = [0x50, 0x4b, 0x03, 0x04]

/** Reads a file once for its hash and its encoding. Throws UnreadableRegister for what is neither a CSV nor a workbook. */
export async function examineFile(path: string): Promise<RegisterFile> {
  const digest = createHash('sha256')
  const canDecode = createUtf8Check()
  let size = 0
  let isUtf8 = true
  let isWorkbook = false
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
      if (size === 0) isWorkbook = zip.every((byte, at) => chunk[at] === byte)
      if (size === 0 && !isWorkbook) refuseOthers(chunk)
      size += chunk.length
      digest.update(chunk)
      isUtf8 &&= canDecode(chunk)
    }
  } catch (error) {
    throw explain(error, path)
  }
  if (size === 0) throw new UnreadableRegister('This file is empty. Download the register again.')
  return { path, size, hash: digest.digest('hex'), encoding: isUtf8 ? 'utf-8' : 'windows-1252', isWorkbook }
}

function refuseOthers(start: Buffer): void {
  const refusal = refusals.find(([signature]) => signature.every((byte, at) => start[at] === byte))
  if (refusal) throw new UnreadableRegister(refusal[1])
  if (start.subarray(0, 4096).includes(0)) {
    throw new UnreadableRegister('This is not a text file, or it is in UTF-16. Import the register as CSV.')
  }
}

/** Says of each chunk in turn whether the bytes up to its end may be UTF-8. */
function createUtf8Check(): (chunk: Buffer) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return (chunk) => {
    try {
      decoder.decode(chunk, { stream: true })
      return true
    } catch {
      return false
    }
  }
}

function explain(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new UnreadableRegister(`There is no file ${path}.`)
  if (code === 'EISDIR') return new UnreadableRegister(`${path} is a folder. Name the CSV file in it.`)
  if (code === 'EACCES' || code === 'EPERM') return new UnreadableRegister(`This user may not read ${path}.`)
  return error
}
