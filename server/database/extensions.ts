import type pg from 'pg'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'

/**
 * The extensions of PostgreSQL that the migrations build on: citext compares e-mail addresses whatever their case, and
 * pg_trgm finds words that look alike, and parts of words. Both are trusted: the owner of a database may add them.
 */
const extensions = ['citext', 'pg_trgm']

/** Adds the extensions that the database lacks. Throws DatabaseUnavailable if the server does not let the portal do it. */
export async function addExtensions(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  for (const name of extensions) {
    await client.query(`create extension if not exists ${name}`).catch((error: Error) => {
      throw new DatabaseUnavailable(
        `The database has no extension ${name}, and the portal may not add it (${error.message}). Allow the extension on ` +
          `the database server, and have an administrator run "create extension ${name}" in this database; then start again.`,
        { cause: error },
      )
    })
  }
}
