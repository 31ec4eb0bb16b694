import type { Pool, QueryResult } from 'pg'

/** Milliseconds that one statement may take here; those of the portal end after 30 seconds. */
const patience = 3_600_000

/** Runs statements one after the other on a connection that lets each take its time. */
export async function withPatience<T>(
  pool: Pool,
  work: (run: (text: string, values?: unknown[]) => Promise<QueryResult>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = ${patience}`)
    return await work((text, values) => client.query({ text, values, query_timeout: patience } as never))
  } finally {
    client.release(true)
  }
}
