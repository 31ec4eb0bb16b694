import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

/** What spreadsheets read as the beginning of a formula, also in full-width characters and after spaces. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/

/** Turns a cell that a spreadsheet would compute into text, with an apostrophe inside quotation marks. */
function asText(value: string): string {
  return formula.test(value) ? `'${value}` : value
}

type Row = readonly (string | number)[]

/** Streams rows as a CSV download. Spreadsheets compute none of its cells. */
export function sendCsv(
  reply: FastifyReply,
  { name, head, rows }: { name: string; head: readonly string[]; rows: AsyncIterable<Row> | Iterable<Row> },
): FastifyReply {
  const csv = stringify({
    // The byte order mark tells spreadsheets that the file is UTF-8.
    bom: true,
    header: true,
    columns: [...head],
    record_delimiter: 'windows',
    quoted_match: /[\r\n']/,
    cast: { string: asText, number: (value) => asText(String(value)) },
  })
  // A failure destroys the stream and the connection, so the browser reports a broken download.
  pipeline(Readable.from(rows), csv, () => undefined)
  return reply
    .type('text/csv; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
    .send(csv)
}
