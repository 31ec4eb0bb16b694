import { Failure } from '../../failure.ts'

const [littleEndian, bigEndian] = ['utf-16le', 'utf-16be']

/** The lines of a text in UTF-8, or in UTF-16 with a byte order mark, as many at a time as come. Throws `invitation/unreadable`. */
export async function* decodeLines(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string[]> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let rest = ''
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue
    decoder ??= decoderFor(chunk)
    // Every office format holds zeros, and UTF-8 never does.
    if (decoder.encoding === 'utf-8' && chunk.includes(0)) throw new Failure('invitation/unreadable')
    const text = rest + decoder.decode(chunk, { stream: true })
    // A carriage return at the end may be half of a line end.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield lines
  }
  yield (rest + (decoder?.decode() ?? '')).split(/\r\n|\n|\r/)
}

/** Zip (xlsx), the old Excel format and PDF are refused. Excel writes “Unicode Text” as UTF-16 with a byte order mark. */
function decoderFor(start: Uint8Array) {
  const magic = Buffer.from(start.subarray(0, 4)).toString('latin1')
  if (['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF'].includes(magic)) throw new Failure('invitation/unreadable')
  if (magic.startsWith('\xff\xfe')) return new TextDecoder(littleEndian)
  return new TextDecoder(magic.startsWith('\xfe\xff') ? bigEndian : 'utf-8')
}

/**
 * The cells of a row, as they stand: by tabs, else semicolons, else commas, but for those within quotes. A quote that
 * is never closed is an ordinary character.
 */
export function cellsOf(row: string): string[] {
  const separator = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ','
  const cells = ['']
  let isQuoted = false
  const hasPairs = row.split('"').length % 2 === 1
  for (const character of row) {
    if (character === '"' && hasPairs) isQuoted = !isQuoted
    if (character === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += character
  }
  return cells
}
