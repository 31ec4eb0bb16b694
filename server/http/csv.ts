import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** What spreadsheets take for the beginning of a formula, in full width too. */
const formula = /^[=+\-@\t\r＝＋－＠]/

/** A cell as RFC 4180 wants it. What a spreadsheet would compute becomes text by an apostrophe. */
function cell(value: string | number): string {
  const text = String(value)
  const harmless = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text
  return /["\r\n,']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

type Row = readonly (string | number)[]

async function* lines(head: readonly string[], rows: AsyncIterable<Row>): AsyncGenerator<string> {
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  yield `\uFEFF${head.map(cell).join(',')}\r\n`
  for await (const row of rows) yield `${row.map(cell).join(',')}\r\n`
}

/** Answers rows as a CSV file to be saved, as they come. No cell of it is computed when it is opened. */
export function sendCsv(
  reply: FastifyReply,
  { name, head, rows }: { name: string; head: readonly string[]; rows: AsyncIterable<Row> },
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
    .send(Readable.from(lines(head, rows)))
}
