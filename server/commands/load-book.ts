import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inScratchFolder } from '../adapters/files/scratch.ts'
import { followChanges } from '../database/changes.ts'
import { ensureSchema } from '../database/schema.ts'
import { createDeps, inBackground } from '../deps.ts'
import { BadBookFile } from '../features/resources/book-file/bad-book-file.ts'
import { importBook, unpackBook } from '../features/resources/book-file/import-book.ts'
import { resourceJobs } from '../features/resources/jobs.ts'
import { Refused, runCommand, withDatabase } from '../run-command.ts'

const usage = 'Name the file of a book, or its folder: npm run load-book -- temi.zip'

/** Imports a book file, as the console does; also into a portal that has never been started. */
async function main(): Promise<number> {
  const [path, ...others] = process.argv.slice(2)
  if (!path || others.length > 0) throw new Refused(usage)
  const found = await stat(path).catch(() => null)
  if (!found) throw new Refused(`${path} is not there. ${usage}`)
  return withDatabase(async ({ config, database, log }) => {
    const { connection, pool, backgroundPool } = database
    await ensureSchema(connection, { folder: config.migrationsFolder, log, isOurs: config.migratesAtStart })
    const changes = await followChanges(connection, log)
    const deps = inBackground(createDeps({ config, pool, backgroundPool, connection, changes, log }))
    resourceJobs(deps)
    await deps.jobs.createQueues()
    const imported = await inScratchFolder(config, async (scratch) => {
      const folder = found.isDirectory() ? path : join(scratch, 'book')
      if (!found.isDirectory()) await unpackBook(path, folder)
      return importBook(deps, folder, { userId: null, ip: 'the command line' })
    })
    await deps.jobs.stop()
    await changes.close()
    const twin = imported.twin === null ? '' : ' The book with the same title that was here before is unchanged.'
    console.info(
      `“${imported.title}” is in the library as a draft, with ${imported.papers} papers.${twin} Its pages are prepared while the portal runs; then publish it there.`,
    )
    return 0
  })
}

runCommand(main, { failed: 'The book was not loaded.', known: [BadBookFile] })
