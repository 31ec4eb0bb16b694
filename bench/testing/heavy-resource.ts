import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Portal } from '../../e2e/testing/portal.ts'
import { createDiskStore } from '../../server/adapters/files/disk-store.ts'
import { connectDatabase, createKysely } from '../../server/database/connect.ts'
import { ingestUpload, prepareResource } from '../../server/features/resources/ingest.ts'
import { keys } from '../../server/features/resources/keys.ts'
import { claimUpload } from '../../server/features/resources/uploads/queries.ts'
import { makeHeavyBook } from './heavy-book.ts'

/** Database and files of a running portal, for putting things there that its console would. */
export async function openStores(portal: Portal) {
  const database = await connectDatabase({ dataDir: portal.dataDir, log: pino({ level: 'silent' }) })
  const files = createDiskStore(join(portal.dataDir, 'files'))
  const config = { preparedFolder: '', dataDir: portal.dataDir }
  return { db: createKysely(database.backgroundPool), files, config, close: database.close }
}

export type Stores = Awaited<ReturnType<typeof openStores>>

/** Adds the heavy book to the shelf under a category, with prepared pages if it is a storybook. */
export async function addHeavyResource(
  { db, files, config }: Stores,
  category: 'storybook' | 'lesson-plan',
  title: string,
) {
  const path = join(config.dataDir, 'heavy.pdf')
  await writeFile(path, await makeHeavyBook())
  const { version } = await ingestUpload({ db, files, config }, { path, sourceHash: title })
  const file = await claimUpload(db, version, null)
  if (!file) throw new Error('The heavy book is not there.')
  const { id } = await db
    .insertInto('resources')
    .values({ ...file, title, category, isFree: true, description: 'A heavy book.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (category === 'storybook') await prepareResource({ db, files, config }, { resourceId: id, version: file.version })
  return { id, key: keys.pdf(file.version), size: file.pdfSize }
}
