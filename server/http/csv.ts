import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { stringify as stringifyAll } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { asPlainText } from '#contract/csv.ts'

const format = {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  bom: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n']/,
  cast: { string: asPlainText, number: (value: number) => asPlainText(String(value)) },
} as const

type Row = readonly (string | number)[]

/** Streams rows as a CSV download. Spreadsheets compute none of its cells. */
export function sendCsv(
  reply: FastifyReply,
  { name, head, rows }: { name: string; head: readonly string[]; rows: AsyncIterable<Row> | Iterable<Row> },
): FastifyReply {
  const csv = stringify({ ...format, header: true, columns: [...head] })
  // A failure destroys the stream and the connection, so the browser reports a broken download.
  pipeline(Readable.from(rows), csv, () => undefined)
  return reply
    .type('text/csv; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
    .send(csv)
}

/** A table as a CSV file. Spreadsheets compute none of its cells. */
export const writeCsv = (head: readonly string[], rows: Iterable<Row>): string => stringifyAll([head, ...rows], format)
