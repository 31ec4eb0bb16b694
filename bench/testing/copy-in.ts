/**
 * A bare COPY in a process of its own: reads a `CopyTask` as JSON from the file in its argument, and
 * prints how many milliseconds it took.
 */
import { readFile } from 'node:fs/promises'
import { Client, type ClientConfig, type Connection, type Submittable } from 'pg'

/** What the driver does with a query object besides the documented part. */
interface CopyConnection extends Connection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

export interface CopyTask {
  connection: ClientConfig
  sql: string
  lines: string[]
}

function copy(client: Client, sql: string, lines: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    let failure: Error | undefined
    const query: Submittable & Record<string, unknown> = {
      submit: (connection) => (connection as CopyConnection).query(sql),
      handleCopyInResponse(connection: CopyConnection) {
        for (let from = 0; from < lines.length; from += 65_536) {
          connection.sendCopyFromChunk(lines.subarray(from, from + 65_536))
        }
        connection.endCopyFrom()
      },
      handleCommandComplete: () => undefined,
      handleError: (error: Error) => {
        failure = error
      },
      handleReadyForQuery: () => (failure ? fail(failure) : done()),
    }
    client.query(query)
  })
}

const { connection, sql, lines } = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as CopyTask
const bytes = Buffer.from(`${lines.join('\n')}\n`)
const client = new Client(connection)
await client.connect()
const began = performance.now()
await copy(client, sql, bytes)
console.log(performance.now() - began)
await client.end()
