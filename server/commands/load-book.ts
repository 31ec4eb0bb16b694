import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'
import { inScratchFolder } from '../adapters/files/scratch.ts'
import { InvalidConfiguration, readConfig } from '../config/config.ts'
import { followChanges } from '../database/changes.ts'
import { connectDatabase } from '../database/connect.ts'
import { ensureSchema } from '../database/schema.ts'
import { createDeps, inBackground } from '../deps.ts'
import { BadBookFile } from '../features/resources/book-file/bad-book-file.ts'
import { importBook, unpackBook } from '../features/resources/book-file/import-book.ts'
import { resourceJobs } from '../features/resources/jobs.ts'
import { createLog } from '../logging/log.ts'
import { runAsOwner } from '../run-as-owner.ts'

/** An error that the user of the command has to correct. */
class Refused extends Error {}

const usage = 'Name the file of a book, or its folder: npm run load-book -- temi.zip'

/** Imports a book file, as the console does; also into a portal that has never been started. */
async function main(): Promise<void> {
  const [path, ...others] = process.argv.slice(2)
  if (!path || others.length > 0) throw new Refused(usage)
  const found = await stat(path).catch(() => null)
  if (!found) throw new Refused(`${path} is not there. ${usage}`)
  const config = readConfig()
  await runAsOwner(config.dataDir)
  const { databaseUrl, dataDir } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config)
  const database = await connectDatabase({ databaseUrl, dataDir, log })
  try {
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
  } finally {
    await database.close()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const isOurs = [Refused, BadBookFile, InvalidConfiguration, DatabaseUnavailable].some(
      (kind) => error instanceof kind,
    )
    console.error(
      `\n${isOurs ? (error as Error).message : `The book was not loaded.\n${error instanceof Error ? error.stack : error}`}\n`,
    )
    process.exit(1)
  },
)
