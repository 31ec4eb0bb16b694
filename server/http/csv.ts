import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

/** What spreadsheets take for the beginning of a formula, also in full-width characters and after spaces. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/

/** A cell that a spreadsheet would compute becomes text by an apostrophe, in quotation marks. */
function asText(value: string): string {
  return formula.test(value) ? `'${value}` : value
}

type Row = readonly (string | number)[]

/** Sends rows as a CSV file to be saved, as they come. No cell of it is computed when it is opened. */
export function sendCsv(
  reply: FastifyReply,
  { name, head, rows }: { name: string; head: readonly string[]; rows: AsyncIterable<Row> },
): FastifyReply {
  const csv = stringify({
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    bom: true,
    header: true,
    columns: [...head],
    record_delimiter: 'windows',
    quoted_match: /[\r\n']/,
    cast: { string: asText, number: (value) => asText(String(value)) },
  })
  // What fails destroys the stream, and with it the connection: the browser sees a broken download.
  pipeline(Readable.from(rows), csv, () => undefined)
  return reply
    .type('text/csv; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
    .send(csv)
}
